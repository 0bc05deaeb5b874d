// @ts-check
/** Leaves out how a component looks: classes are seen by an eye, not by a test. */

const ignorer = {
  /** @param {{ node: any, parent: any }} path */
  shouldIgnore({ node }) {
    if (node.type === 'JSXAttribute' && node.name.name === 'className') return 'how it looks'
    if (node.type === 'CallExpression' && node.callee.name === 'classes') return 'how it looks'
    return undefined
  },
}

// What `declareValuePlugin` of @stryker-mutator/api makes, which is not installed beside this file.
export const strykerPlugins = [{ kind: 'Ignore', name: 'looks', value: ignorer }]
