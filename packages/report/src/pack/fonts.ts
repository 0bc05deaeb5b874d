/**
 * The fonts of a report: one constant list, fetched whole, so that what is fetched says nothing of what a chat is written
 * in. Files of the packages that are installed. What is written in letters of Europe comes from whole fonts: a word whose
 * letters are in several files is several words when it is copied.
 */
const scripts = [
  ...['devanagari', 'bengali', 'tamil', 'telugu', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'sinhala'],
  ...['thai', 'lao', 'khmer', 'myanmar', 'hebrew', 'georgian', 'armenian', 'ethiopic'],
]

const file = (name: string, subset: string, style = '400-normal'): string => `@fontsource/${name}/files/${name}-${subset}-${style}.woff`

export const fontFiles: readonly string[] = [
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf',
  // What the reader noted, in a book.
  '@expo-google-fonts/newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf',
  '@expo-google-fonts/newsreader/600SemiBold/Newsreader_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  ...scripts.map((script) => file(`noto-sans-${script}`, script)),
  // Letters of Arabic whose dots are separate glyphs would be copied twice; these are whole.
  file('vazirmatn', 'arabic'),
  file('vazirmatn', 'arabic', '600-normal'),
  file('noto-sans-sc', 'chinese-simplified'),
  file('noto-sans-tc', 'chinese-traditional'),
  file('noto-sans-jp', 'japanese'),
  file('noto-sans-kr', 'korean'),
  file('noto-color-emoji', 'emoji'),
  file('noto-sans-symbols-2', 'symbols'),
  file('noto-sans-symbols-2', 'math'),
  file('noto-sans-symbols', 'symbols'),
  file('noto-sans-math', 'latin'),
  // Frames and bars, of which messages that are passed on make borders: ╔══╗ ┊ ▓.
  '@expo-google-fonts/noto-sans-mono/400Regular/NotoSansMono_400Regular.ttf',
]
