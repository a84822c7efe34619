/** @returns undefined where the value does not come in time; what it comes from goes on */
export const within = <T>(milliseconds: number, value: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    value,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds)),
  ])
