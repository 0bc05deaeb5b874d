/** What is asked: `{who}` does it, `{whose}` it is, `{when}` it was; each stands for people and days that the test chooses. */
export type Questions = Readonly<Record<string, readonly string[]>>
