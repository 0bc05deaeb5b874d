import type { Person } from '@convostat/api'
import { useMemo } from 'react'
import { useChat } from '#data/chat/open-chat.ts'
import { useKeptPeople } from './people.ts'
import { type Names, namesOf, shownAnywhere } from './written-names.ts'

const nobody: readonly Person[] = []

/** The names of the chat this tab looks at. */
export function useNames(): Names {
  const people = useChat().data?.people ?? nobody
  return useMemo(() => namesOf(people), [people])
}

export function useShownAnywhere(): (written: string) => string {
  const kept = useKeptPeople()
  return useMemo(() => shownAnywhere(kept), [kept])
}
