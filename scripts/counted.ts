/** @returns a number with its noun, for what commands print: "1 article" and "0 articles" */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
