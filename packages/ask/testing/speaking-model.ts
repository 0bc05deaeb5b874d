import type { LocalModel, ModelPiece, ModelRequest, ToolCall } from '#local-model.ts'

/** What it does in one turn: words a few letters at a time, then what it wants looked up; or it breaks. */
export type Turn = { say?: string; call?: readonly ToolCall[]; done?: 'stop' | 'length'; breaks?: boolean }

/** A scripted model that remembers what it was asked. */
export function speakingModel(
  turns: readonly Turn[] | ((request: ModelRequest) => Turn),
  { hasTools = true, contextLength = 32_768 } = {},
) {
  const requests: ModelRequest[] = []
  async function* chat(request: ModelRequest): AsyncGenerator<ModelPiece, void> {
    const turn = typeof turns === 'function' ? turns(request) : (turns[requests.length] ?? {})
    requests.push({ ...request, messages: [...request.messages] })
    for (const piece of turn.say?.match(/[\s\S]{1,5}/gu) ?? []) yield { text: piece }
    if (turn.breaks) throw new Error('it broke')
    if (turn.call) yield { toolCalls: turn.call }
    yield { done: turn.done ?? 'stop' }
  }
  const model: LocalModel = { name: 'speaker', contextLength, hasTools, chat }
  return { model, requests }
}
