import written from './wishes.json' with { type: 'json' }

/** What people say to each other on days that are remembered. */
export interface Wishes {
  /** That they love each other. */
  readonly love: readonly string[]
  readonly birthday: readonly string[]
  /** Birthday wishes that stand for those of the turn of the year, too. */
  readonly manyHappyDays: readonly string[]
  /** Of a wedding, or of becoming a couple. */
  readonly anniversary: readonly string[]
  /** What contains one of these phrases and means something else. */
  readonly butNot: readonly string[]
}

type Written = Partial<Record<keyof Wishes, string>>

const phrases = (text = ''): readonly string[] => text.split('|').filter((phrase) => phrase !== '')

/**
 * By language, as a milestone's keyword is written. Only what is said of nothing else: no bare congratulations, and no "love"
 * that one has for a thing. `und` contains what is written so whatever language the rest is in.
 */
export const wishes: Readonly<Record<string, Wishes>> = Object.fromEntries(
  Object.entries<Written>(written).map(([language, said]) => [
    language,
    {
      love: phrases(said.love),
      birthday: phrases(said.birthday),
      manyHappyDays: phrases(said.manyHappyDays),
      anniversary: phrases(said.anniversary),
      butNot: phrases(said.butNot),
    },
  ]),
)
