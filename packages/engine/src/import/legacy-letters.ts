/** The encodings before Unicode, by the letters that fill the texts of their languages. */

export interface LegacyEncoding {
  /** As TextDecoder names it. */
  label: string
  /** As a reader would say it. */
  script: string
}

export interface Candidate extends LegacyEncoding {
  /** The letters that fill its languages' texts, one class for each language; in lower case. */
  everyday: readonly RegExp[]
  /** The share of its characters beyond ASCII that must be among them. */
  least: number
}

/**
 * Two bytes a character. These come first: in the right one every pair is a letter, in a wrong one pairs break.
 * The share is low for Chinese because no short list contains most of its characters, yet chance would not come near.
 */
export const wide: readonly Candidate[] = [
  { label: 'shift_jis', script: 'Japanese', everyday: [/[ぁ-んァ-ヶー]/u], least: 0.4 },
  { label: 'euc-kr', script: 'Korean', everyday: [/[가-힣ㄱ-ㅣ]/u], least: 0.85 },
  {
    label: 'gb18030',
    script: 'Simplified Chinese',
    everyday: [/[的一是不了我你在有人这他么们来到大里说去子得和也那要下看天时过出会年上没可好吗吧就家想什都个还点今啊哈]/u],
    least: 0.15,
  },
  {
    label: 'big5',
    script: 'Traditional Chinese',
    everyday: [/[的一是不了我你在有人這他麼們來到大裡說去子得和也那要下看天時過出會年上沒可好嗎吧就家想什都個還點今啊哈]/u],
    least: 0.15,
  },
]

/** One byte a character, another alphabet: whole words are beyond ASCII. The letters are each language's most frequent. */
export const alphabets: readonly Candidate[] = [
  { label: 'windows-1251', script: 'Cyrillic', everyday: [/[оеаинтсрвлкмдпу]/u, /[оаниіветрслкдуп]/u], least: 0.6 },
  { label: 'windows-1253', script: 'Greek', everyday: [/[αοιετσνηυρπκςλάέήίό]/u], least: 0.6 },
  { label: 'windows-1255', script: 'Hebrew', everyday: [/[יוהלאמרתבשנםעחד]/u], least: 0.6 },
  { label: 'windows-1256', script: 'Arabic', everyday: [/[اليمونترربةعدسفهكحقأ]/u], least: 0.6 },
  { label: 'windows-874', script: 'Thai', everyday: [/[านรอกเงมยลวดทสตะหคปบ่้ีัิ็ไใแ]/u], least: 0.6 },
]

/** One byte a character, Latin letters with marks among plain ones. The lists are all such letters of each language. */
export const latin: readonly Candidate[] = [
  {
    label: 'windows-1252',
    script: 'Western European',
    everyday: [
      /[äöüß]/u,
      /[éèêàçùâîôûëïœ]/u,
      /[áéíóúñü]/u,
      /[ãõáéíóúâêôçà]/u,
      /[àèéìòù]/u,
      /[åäöé]/u,
      /[åæøé]/u,
      /[ðþáéíóúýæö]/u,
      /[éëïöüèê]/u,
    ],
    least: 0,
  },
  { label: 'windows-1254', script: 'Turkish', everyday: [/[ığşöçüâî]/u], least: 0.9 },
  {
    label: 'windows-1250',
    script: 'Central European',
    everyday: [/[ąćęłńóśźż]/u, /[áčďéěíňóřšťúůýž]/u, /[áäčďéíĺľňóôŕšťúýž]/u, /[áéíóöőúüű]/u, /[ăâîşţ]/u, /[čćđšž]/u],
    least: 0.9,
  },
]
