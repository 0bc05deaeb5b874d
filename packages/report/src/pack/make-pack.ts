import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import init, { TypstFontResolverBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { type Coverage, united } from '#text/coverage.ts'
import { fontFiles } from './fonts.ts'
import { type Pack, packFile } from './pack.ts'
import { unpackWoff } from './woff.ts'

const find = createRequire(import.meta.url)

/** The pack's file, made at a build: the same bytes from the same packages. `level`: how hard it is compressed, from 0 to 9. */
export async function makePack(level = 9): Promise<Uint8Array> {
  const { compiler, fonts, coverage } = await installedPack()
  const parts = [compiler, ...fonts].map((bytes) => ({ packed: deflateSync(bytes, { level }), length: bytes.length }))
  return packFile(parts, coverage)
}

/** The same as it is in the packages that are installed. */
export async function installedPack(): Promise<Pack> {
  const compiler = readFileSync(find.resolve('@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm'))
  // Emoji are drawn from their layers of color: the same pictures again as SVG are four fifths of that font. A signature of the file would no longer fit.
  const fonts = fontFiles.map((file) => {
    const bytes = readFileSync(find.resolve(file))
    return file.endsWith('.woff') ? unpackWoff(bytes, new Set(['SVG ', 'DSIG'])) : bytes
  })
  await init({ module_or_path: compiler })
  const reader = new TypstFontResolverBuilder()
  const coverages = fonts.map((font): Coverage => reader.get_font_info(font).info[0].coverage)
  reader.free()
  return { compiler, fonts, coverage: united(coverages) }
}
