import { fold } from './fold'

/**
 * A heading's id, so that it can be linked to: of Latin letters without their accents, and of all other letters;
 * punctuation but a hyphen goes, as "What’s new" is "whats-new".
 */
export const idOf = (heading: string) =>
  fold(heading.replace(/[^\p{L}\p{M}\p{N}\s-]+/gu, ''))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
