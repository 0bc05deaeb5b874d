/** Every language there is something known of. To add one: a folder beside the others and two lines here. */
import { language as af } from './af/index.ts'
import { language as ar } from './ar/index.ts'
import { language as az } from './az/index.ts'
import { language as bg } from './bg/index.ts'
import { language as bn } from './bn/index.ts'
import { language as ca } from './ca/index.ts'
import { language as cs } from './cs/index.ts'
import { language as da } from './da/index.ts'
import { language as de } from './de/index.ts'
import { language as el } from './el/index.ts'
import { language as en } from './en/index.ts'
import { language as es } from './es/index.ts'
import { language as et } from './et/index.ts'
import { language as fa } from './fa/index.ts'
import { language as fi } from './fi/index.ts'
import { language as fr } from './fr/index.ts'
import { language as ga } from './ga/index.ts'
import { language as gu } from './gu/index.ts'
import { language as he } from './he/index.ts'
import { language as hi } from './hi/index.ts'
import { language as hr } from './hr/index.ts'
import { language as hu } from './hu/index.ts'
import { language as id } from './id/index.ts'
import { language as it } from './it/index.ts'
import { language as ja } from './ja/index.ts'
import { language as kk } from './kk/index.ts'
import { language as kn } from './kn/index.ts'
import { language as ko } from './ko/index.ts'
import type { Language } from './language.ts'
import { language as lo } from './lo/index.ts'
import { language as lt } from './lt/index.ts'
import { language as lv } from './lv/index.ts'
import { language as mk } from './mk/index.ts'
import { language as ml } from './ml/index.ts'
import { language as mr } from './mr/index.ts'
import { language as ms } from './ms/index.ts'
import { language as nb } from './nb/index.ts'
import { language as nl } from './nl/index.ts'
import { language as pa } from './pa/index.ts'
import { language as pl } from './pl/index.ts'
import { language as ptBR } from './pt-BR/index.ts'
import { language as ptPT } from './pt-PT/index.ts'
import { language as ro } from './ro/index.ts'
import { language as ru } from './ru/index.ts'
import { language as sk } from './sk/index.ts'
import { language as sl } from './sl/index.ts'
import { language as sq } from './sq/index.ts'
import { language as sr } from './sr/index.ts'
import { language as sv } from './sv/index.ts'
import { language as sw } from './sw/index.ts'
import { language as ta } from './ta/index.ts'
import { language as te } from './te/index.ts'
import { language as th } from './th/index.ts'
import { language as tl } from './tl/index.ts'
import { language as tr } from './tr/index.ts'
import { language as uk } from './uk/index.ts'
import { language as ur } from './ur/index.ts'
import { language as uz } from './uz/index.ts'
import { language as vi } from './vi/index.ts'
import { language as zhHans } from './zh-Hans/index.ts'
import { language as zhHant } from './zh-Hant/index.ts'

export const all: readonly Language[] = [
  af,
  ar,
  az,
  bg,
  bn,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fa,
  fi,
  fr,
  ga,
  gu,
  he,
  hi,
  hr,
  hu,
  id,
  it,
  ja,
  kk,
  kn,
  ko,
  lo,
  lt,
  lv,
  mk,
  ml,
  mr,
  ms,
  nb,
  nl,
  pa,
  pl,
  ptBR,
  ptPT,
  ro,
  ru,
  sk,
  sl,
  sq,
  sr,
  sv,
  sw,
  ta,
  te,
  th,
  tl,
  tr,
  uk,
  ur,
  uz,
  vi,
  zhHans,
  zhHant,
]
