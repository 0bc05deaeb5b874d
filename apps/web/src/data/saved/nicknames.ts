import { useCallback, useEffect, useState } from 'react'
import { useCurrentId } from '#data/chat/current-id.ts'
import { database } from '#data/client/database.ts'
import { keepNicknames, longestNickname, type Nicknames, readNicknames } from '#store/nicknames.ts'

export { longestNickname, type Nicknames } from '#store/nicknames.ts'

/** Where the browser keeps nothing they last as long as this page. */
const here = new Map<string, Nicknames>()

/** What the people of the chat on the screen are called in pictures to share, and how to call one of them; an empty name is none. */
export function useNicknames(): [Nicknames, (name: string, nickname: string) => void] {
  const id = useCurrentId() ?? ''
  const [shown, setShown] = useState<Nicknames>(() => here.get(id) ?? {})
  useEffect(() => {
    let isHere = true
    if (id !== '' && !here.has(id)) readNicknames(database, id).then((kept) => isHere && setShown((now) => ({ ...kept, ...now })), nothing)
    return () => {
      isHere = false
    }
  }, [id])
  const call = useCallback(
    (name: string, nickname: string) =>
      setShown((now) => {
        const { [name]: _, ...others } = now
        if (nickname.trim() === (now[name] ?? '').trim()) return now
        const next = nickname.trim() === '' ? others : { ...others, [name]: nickname.slice(0, longestNickname) }
        here.set(id, next)
        void keepNicknames(database, id, next).catch(nothing)
        return next
      }),
    [id],
  )
  return [shown, call]
}

const nothing = () => undefined
