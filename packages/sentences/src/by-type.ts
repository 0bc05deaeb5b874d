import type { Expression, Node, SourceFile } from 'typescript/unstable/ast'
import { API, type Type } from 'typescript/unstable/sync'

/** The position of an expression in its file. */
export interface Place {
  path: string
  start: number
  end: number
}

/** What its type says of an expression. */
export interface ByType {
  /** The strings that it may be; null where it may be any. */
  keys(place: Place): readonly string[] | null
  /** The fields that the function given it reads, by its parameter type; all its own fields where that type names none. */
  taken(place: Place): readonly string[]
}

/** Asks TypeScript, which needs some seconds to read a project. */
export function byType<T>(config: string, ask: (types: ByType) => T): T {
  const api = new API()
  try {
    const project = api.updateSnapshot({ openProject: config }).getProject(config)
    if (!project) throw new Error(`${config} is no project`)
    const { checker, program } = project
    const typed = ({ path, start, end }: Place): [Type, Expression] => {
      const file = program.getSourceFile(path)
      const node = file && nodeBetween(file, start, end)
      const type = node && checker.getTypeAtLocation(node)
      if (!type) throw new Error(`${path} is not what ${config} reads`)
      return [(type.isTypeParameter() && checker.getBaseConstraintOfType(type)) || type, node as Expression]
    }
    return ask({
      keys: (place) => {
        const [type] = typed(place)
        const each = type.isUnionType() ? type.getTypes() : [type]
        const keys = each.flatMap((one) => (one.isStringLiteralType() ? [one.value] : []))
        return keys.length === each.length ? keys : null
      },
      taken: (place) => {
        const [type, node] = typed(place)
        const given = checker.getContextualType(node)
        const wanted = given && checker.getNonNullableType(given)
        const isAnything = !wanted || wanted.isTypeParameter() || checker.getIndexInfosOfType(wanted).length > 0
        return checker.getPropertiesOfType(isAnything ? type : wanted).map(({ name }) => name)
      },
    })
  } finally {
    api.close()
  }
}

function nodeBetween(file: SourceFile, start: number, end: number): Node | undefined {
  const within = (node: Node): Node | undefined => {
    if (node.end < end || node.getStart(file) > start) return undefined
    return node.forEachChild(within) ?? (node.getStart(file) === start && node.end === end ? node : undefined)
  }
  return within(file)
}
