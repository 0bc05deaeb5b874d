import { messagesOnShow as rowsOnShow } from '@convostat/engine/analyses/messages-on-show'
import { timeseries } from '@convostat/engine/analyses/timeseries'
import { countedFace } from '#counted-face.ts'
import { onShow } from '#counting/on-show.ts'
import { sum } from '#counting/sum.ts'
import { none } from '#figure.ts'

export const messagesOnShow = countedFace<'messagesOnShow'>()({
  asked: {},
  feelings: 'needed',
  count: (chat, selection, _asked, feelings) => {
    const { gap, ...rows } = rowsOnShow(chat, selection, feelings)
    return {
      first: onShow(chat, rows.first),
      hour: onShow(chat, rows.hour),
      day: onShow(chat, rows.day),
      streak: onShow(chat, rows.streak),
      gap: gap && { ended_by: chat.participants[gap.author], ended_with: chat.id[gap.row], shown: onShow(chat, gap.rows) },
      messages: sum(timeseries(chat, selection).counts),
    }
  },
  public: none,
  report: { plan: 'pro', asked: {} },
  // Every message is in messages.csv.
  tables: none,
  ask: none,
})
