import { type KeptPeople, keptPeople } from '#shapes/index.ts'

/** Changes to the people of chats, where they count; a host keeps them. */
export interface People {
  /** The same list as long as nothing of it has changed. */
  list(): readonly KeptPeople[]
  replace(list: readonly KeptPeople[]): void
}

/** It lasts as long as the process. */
export function heldPeople(): People {
  let held: readonly KeptPeople[] = []
  return {
    list: () => held,
    replace: (list) => {
      held = list
    },
  }
}

/** What the page keeps and passes about people. */
export interface LentPeople extends People {
  /** From now on this counts; what is nothing of the kind is passed over. */
  lend(value: unknown): void
}

export function lentPeople(): LentPeople {
  const held = heldPeople()
  return {
    ...held,
    lend: (value) =>
      held.replace(
        Array.isArray(value)
          ? value.flatMap((each) => {
              const { data } = keptPeople.safeParse(each)
              return data ? [data] : []
            })
          : [],
      ),
  }
}
