/** The text of a new article, with `{{name}}` where a value of the project stands, and what an editor has to replace. */

/** Marks what is to be replaced, up to the end of its line. */
export const placeholder = 'REPLACE:'

export const articleTemplate = `---
title: {{title}}
description: >-
  REPLACE: for search results, {{description}} characters: what the reader can do afterwards
excerpt: >-
  REPLACE: for the card, {{excerpt}} characters: one or two sentences that make a busy reader click
category: {{category}}
date: {{date}}
author: {{author}}
keywords: # 4 to 8 are usual
  - "REPLACE: a phrase that people search for to find it"
  - "REPLACE: another phrase that people search for to find it"
# Optional; delete the # to use one.
# updated: {{date}} # the day of the last change to the text
# reviewed: {{date}} # the day on which it was last checked; required where it cites law
# takeaways: # listed under the lead, {{takeaway}} characters each
#   - "REPLACE: a sentence that is true even without the article"
# cover: /images/plan.png # a file below public/; without it, a cover is generated
draft: true # delete this line to publish
---

REPLACE: the claim and whom it is for, in two or three sentences; the article has {{words}} words

REPLACE: what is known of it, each claim with its source in \`articles/sources.yaml\`, cited as \`[@id]\`; two sources at least

REPLACE: the example that carries the article, and what the reader has at the end, in about 100 words

## REPLACE: a heading that says something on its own

REPLACE: about 250 words, with a link to another article, such as [words that say where it leads](/articles/file-name)

## REPLACE: a heading for what the reader is to do

REPLACE: a sentence that stands before the steps of the list

1. REPLACE: the first step, and how to tell that it is done
2. REPLACE: the second step, and how to tell that it is done
3. REPLACE: the third step, and how to tell that it is done

REPLACE: about 200 words, with a link to a second article, such as [words that say where it leads](/articles/file-name)

## REPLACE: a heading for what the reader is to compare

REPLACE: about 250 words; a table helps a reader who compares

## REPLACE: a heading that says where the reader is to begin

REPLACE: about 150 words, perhaps with a link to the one service that helps, such as [words that say where it leads](/services/ai-strategy)
`
