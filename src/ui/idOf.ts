import { fold } from './fold'

/** An apostrophe in the place of a vowel, as in "l’outil"; that of "What’s" stands before a consonant. */
const elision = /(\p{L})'(?=[aeiouyh])/gu

/**
 * A heading's id, so that it can be linked to: of Latin letters without their accents, and of all other letters; an
 * elision parts words, and other punctuation but a hyphen goes, as "What’s new" is "whats-new".
 */
export const idOf = (heading: string) =>
  fold(heading.replace(/[^\p{L}\p{M}\p{N}\s'’-]+/gu, ''))
    .replace(elision, '$1-')
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
