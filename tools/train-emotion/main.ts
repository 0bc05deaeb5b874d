/** `npm run train -- --data DIR`: writes packages/emotion/weights/emotion.bin, and beside it what it must read. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { trainAll } from './train-model.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seed: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
    'leave-out': { type: 'string' },
    out: { type: 'string', default: join('packages', 'emotion', 'weights', 'emotion.bin') },
  },
})
if (!values.data) {
  console.error('Say where the data sets are: npm run train -- --data DIR')
  process.exit(1)
}
const start = performance.now()
const { weights, golden } = await trainAll({
  dir: values.data,
  seed: Number(values.seed),
  quick: values.quick,
  leaveOut: values['leave-out'],
  say: (text) => console.info(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${text}`),
})
writeFileSync(values.out, weights)
writeFileSync(values.out.replace(/\.bin$/, '.golden.json'), `${JSON.stringify(golden)}\n`)
const packed = brotliCompressSync(weights, { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } }).length
console.info(`${values.out}: ${weights.length} bytes, ${packed} with brotli`)
