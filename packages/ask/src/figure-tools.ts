/** The questions that figures answer by themselves, as packages/figures declares them. */
import type { Chat } from '@convostat/engine/chat/chat'
import type { Selection } from '@convostat/engine/chat/selection'
import type { Host } from '@convostat/engine/import/read-failure'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import { type FigureTool, type None, none } from '@convostat/figures'
import { counted } from '@convostat/figures/counted'

type Counted = typeof counted
type ToolIn<N extends keyof Counted> = Counted[N]['ask'] extends { tool: infer Tool } ? Exclude<Tool, None> : never

/** The figures with their own tool. */
export type AskedFigure = { [N in keyof Counted]: [ToolIn<N>] extends [never] ? never : N }[keyof Counted]
/** What a model calls them. */
export type ToolName = ToolIn<AskedFigure>['name']
/** The sentences of a figure's answers. */
export type SaysOf<N extends AskedFigure> = ToolIn<N> extends { says: readonly (infer Says extends string)[] } ? Says : never
/** What figures say that answers for them: functions of a plan, or tools of other figures. */
export type AnswersForFigures = {
  [N in keyof Counted]: Counted[N]['ask'] extends { by: infer By } ? (By extends readonly string[] ? By[number] : never) : never
}[keyof Counted]

/** A figure whose name is known only when it runs: its plain form and what it is asked are related by the name, which a loop loses. */
export interface CountedTool {
  figure: AskedFigure
  tool: FigureTool<unknown, object>
  isFelt: boolean
  count(chat: Chat, selection: Selection, asked: object, beside: Host | Feelings): unknown
}

interface Declared extends Pick<CountedTool, 'count'> {
  ask: None | { tool: None | CountedTool['tool'] }
  feelings: None | 'if_there' | 'needed'
}
const declared: Readonly<Record<string, Declared>> = counted as never

/** In the order of the list. */
export const countedTools: readonly CountedTool[] = Object.entries(declared).flatMap(([name, { ask, feelings, count }]) =>
  ask === none || ask.tool === none ? [] : [{ figure: name as AskedFigure, tool: ask.tool, isFelt: feelings === 'needed', count }],
)

const byFigure = new Map(countedTools.map((each) => [each.figure, each]))

export function toolOf(figure: AskedFigure): CountedTool {
  const found = byFigure.get(figure)
  if (!found) throw new Error(`no tool of ${figure}`)
  return found
}

/** Whether it can be asked of these people; of everyone where none are named. */
export const isOfThese = ({ people: wanted }: FigureTool<unknown, object>, people: readonly string[] = []): boolean =>
  wanted === 'one' ? people.length === 1 : wanted === 'any' || people.length !== 1
