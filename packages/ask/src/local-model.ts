/**
 * A language model that runs on the reader's own computer, as the host passes it. Everything it writes is text to be checked,
 * never an instruction: the only thing it can have done is one of the tools it was given, which count in the chat.
 */
export interface LocalModel {
  readonly name: string
  /** How many tokens it can take in at most. */
  readonly contextLength: number
  /** Whether it can ask for tools; one that cannot is asked without. */
  readonly hasTools: boolean
  /** Throws where it stops midway; ends immediately where the signal is aborted. */
  chat(request: ModelRequest): AsyncIterable<ModelPiece>
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[]
  readonly tools?: readonly ModelTool[]
  /** How many tokens the messages and the answer need: this much memory is taken, and no more. */
  readonly numCtx: number
  /** How many tokens the answer may have. */
  readonly numPredict: number
  readonly signal: AbortSignal
}

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool'
  readonly content: string
  /** What the assistant asked for. */
  readonly toolCalls?: readonly ToolCall[]
  /** Of a tool's answer, which tool. */
  readonly toolName?: string
}

export interface ModelTool {
  readonly name: string
  readonly description: string
  /** JSON Schema of an object. */
  readonly parameters: object
}

export interface ToolCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

/** A piece of its answer, as it comes. */
export interface ModelPiece {
  readonly text?: string
  readonly toolCalls?: readonly ToolCall[]
  /** The last piece, and whether it had said all. */
  readonly done?: 'stop' | 'length'
}
