import { readFileSync } from 'node:fs'

/** As much of JSON Schema as the description uses. */
interface Schema {
  $ref?: string
  type?: string
  enum?: readonly unknown[]
  required?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: boolean
  items?: Schema
  oneOf?: readonly Schema[]
}

const { schemas } = JSON.parse(readFileSync(new URL('./ollama-openapi.json', import.meta.url), 'utf8')) as {
  schemas: Record<string, Schema>
}

/** Where a value is not what Ollama's description says, each a sentence. What it does not name is a mistake of ours, except for what clients know besides. */
export function undescribed(name: string, value: unknown): string[] {
  return mistakes(schemaOf(name), value, name)
}

/** In the client's types and the program, not yet in its description. */
const besides: Readonly<Record<string, readonly string[]>> = {
  ChatMessage: ['tool_name'],
  ModelSummary: [],
  ShowResponse: ['remote_host', 'remote_model', 'modelfile'],
}

function schemaOf(name: string): Schema {
  if (!schemas[name]) throw new Error(`the description has no ${name}`)
  return schemas[name]
}

function mistakes(schema: Schema, value: unknown, at: string): string[] {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) as string
    return mistakes({ ...schemaOf(name), title: name } as Schema, value, at)
  }
  if (schema.oneOf) {
    const found = schema.oneOf.map((one) => mistakes(one, value, at))
    return found.some((each) => each.length === 0) ? [] : [`${at}: none of what it may be`]
  }
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: ${JSON.stringify(value)} is not one of ${schema.enum.join(', ')}`]
  if (!isOf(schema.type, value)) return [`${at}: ${JSON.stringify(value)} is no ${schema.type}`]
  if (schema.type === 'array') return (value as unknown[]).flatMap((each, i) => mistakes(schema.items ?? {}, each, `${at}[${i}]`))
  if (schema.type !== 'object' || !schema.properties) return []
  const { properties, required = [], additionalProperties = false } = schema
  const given = value as Record<string, unknown>
  const known = besides[(schema as { title?: string }).title ?? at] ?? []
  return [
    ...required.filter((key) => given[key] === undefined).map((key) => `${at}: ${key} is missing`),
    ...Object.entries(given).flatMap(([key, each]) => {
      if (each === undefined || known.includes(key)) return []
      if (properties[key]) return mistakes(properties[key], each, `${at}.${key}`)
      return additionalProperties ? [] : [`${at}: nothing is called ${key}`]
    }),
  ]
}

function isOf(type: string | undefined, value: unknown): boolean {
  if (type === undefined) return true
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
