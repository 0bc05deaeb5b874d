import { z } from '@convostat/figures/zod'
import { type Call, type Calls, named, takesFile } from './call.ts'
import { uploadIdHeader } from './client.ts'
import { failures } from './failure.ts'
import { schemaOf } from './schema-of.ts'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] }

const contentTypes = { json: 'application/json', file: 'application/octet-stream', events: 'text/event-stream' } satisfies Record<
  Call['answers'],
  string
>

/** The contract as an OpenAPI 3.1 document, for the reference page. */
export function openapi(calls: Calls): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const { name, subject, call } of named(calls)) {
    paths[call.path] ??= {}
    paths[call.path][call.method.toLowerCase()] = {
      operationId: name,
      tags: [subject],
      'x-plan': call.plan,
      ...given(call, aboutAChat(subject)),
      responses: {
        [call.status]: {
          description: call.status === 200 ? 'OK' : 'Accepted',
          content: { [contentTypes[call.answers]]: { schema: jsonSchemaOf(schemaOf(call.output), 'output') } },
        },
        default: { description: 'A failure, by its code.', content: { 'application/json': { schema: failure } } },
      },
    }
  }
  return { openapi: '3.1.1', info: { title: 'The ConvoStat chat API', version: '1.0.0' }, paths }
}

/** Calls about the open chat take the id of another one of the session's in a header. */
const aboutAChat = (subject: string) => (['upload', 'uploads', 'license', 'payment'].includes(subject) ? [] : [namedUpload])
const namedUpload = { name: uploadIdHeader, in: 'header', required: false, schema: { type: 'string' } }

function given(call: Call, headers: object[]): object {
  const schema = jsonSchemaOf(schemaOf(call.input), 'input')
  const { properties = {}, required = [] } = schema
  if (call.method === 'GET') {
    const parameters = Object.entries(properties).map(([name, of]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: of,
    }))
    return { parameters: [...parameters, ...headers] }
  }
  return { parameters: headers, requestBody: { content: { [bodyTypeOf(call)]: { schema } } } }
}

function bodyTypeOf(call: Call): string {
  if (call.raw) return 'application/octet-stream'
  return takesFile(call) ? 'multipart/form-data' : 'application/json'
}

const failure = {
  type: 'object',
  properties: {
    code: { enum: Object.keys(failures) },
    detail: { type: 'string' },
    request_id: { type: 'string' },
    facts: { type: 'object' },
    field: { type: 'string' },
    service: { type: 'string' },
    devices: { type: 'array', items: { type: 'object' } },
    license: { type: 'object' },
  },
  required: ['code', 'detail', 'request_id'],
}

function jsonSchemaOf(type: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    // A file is the one thing JSON Schema has no word for.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
    },
  })
  return schema as JsonSchema
}
