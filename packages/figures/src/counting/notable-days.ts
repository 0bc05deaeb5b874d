import { secondsBefore } from '@convostat/engine/analyses/gaps'
import { notableDays } from '@convostat/engine/analyses/notable-days'
import type { Timeseries } from '@convostat/engine/analyses/timeseries'
import type { Chat } from '@convostat/engine/chat/chat'
import { isoDay } from '@convostat/engine/chat/civil'
import type { Selection } from '@convostat/engine/chat/selection'

/** The days that stand out among those shown. */
export const annotationsOf = (series: Timeseries, chat: Chat, selection: Selection) =>
  notableDays(series).map(({ day, kind, value }) => ({
    day: isoDay(day),
    kind,
    value,
    ...(kind === 'return' && { seconds: secondsBefore(chat, selection, day) }),
  }))
