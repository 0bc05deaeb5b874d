import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'

/** As many as a call gives at most, unless it is asked for all of a list of hardly more. */
const most = 50
const fewEnough = 60

interface More {
  asked: { top_n: number; whole?: true }
  /** The way to the rest, where there is one. */
  more: (list: readonly unknown[], all: number, says: (of: { n: number; all: number }) => string) => ReactNode
}

/** How many of a list are asked for: the first ones, until one wants as many as there are. */
export function useMore(first: number): More {
  const [hasMore, setMore] = useState(false)
  return {
    asked: hasMore ? { top_n: most, whole: true } : { top_n: first },
    more: (list, all, says) =>
      !hasMore &&
      all > list.length && (
        <Button kind="quiet" size="small" className="mt-4 -ms-3" onClick={() => setMore(true)}>
          {says({ n: all <= fewEnough ? all : most, all })}
        </Button>
      ),
  }
}
