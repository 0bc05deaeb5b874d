export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)
