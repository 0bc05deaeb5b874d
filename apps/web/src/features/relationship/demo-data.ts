import { balance } from '@convostat/figures/balance/example'
import { bursts } from '@convostat/figures/bursts/example'
import { caringMoments } from '@convostat/figures/caring-moments/example'
import { conversations } from '@convostat/figures/conversations/example'
import { emotionSync } from '@convostat/figures/emotion-sync/example'
import { gaps } from '@convostat/figures/gaps/example'
import { replyDiscipline } from '@convostat/figures/reply-discipline/example'
import { responseMatrix } from '@convostat/figures/response-matrix/example'
import { streaks } from '@convostat/figures/streaks/example'

/** Invented answers, as the calls would give them. */
export const demo = {
  balance,
  conversations,
  bursts,
  streaks,
  sync: emotionSync,
  discipline: replyDiscipline,
  caring: caringMoments,
  gaps,
  matrix: responseMatrix,
}
