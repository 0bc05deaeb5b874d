/** The commonest words of the languages that share their script with others. */
import { stopWords as af } from './af/stop-words.ts'
import { stopWords as az } from './az/stop-words.ts'
import { stopWords as ca } from './ca/stop-words.ts'
import { stopWords as cs } from './cs/stop-words.ts'
import { stopWords as da } from './da/stop-words.ts'
import { stopWords as de } from './de/stop-words.ts'
import { stopWords as en } from './en/stop-words.ts'
import { stopWords as es } from './es/stop-words.ts'
import { stopWords as et } from './et/stop-words.ts'
import { stopWords as fi } from './fi/stop-words.ts'
import { stopWords as fr } from './fr/stop-words.ts'
import { stopWords as ga } from './ga/stop-words.ts'
import { stopWords as hr } from './hr/stop-words.ts'
import { stopWords as hu } from './hu/stop-words.ts'
import { stopWords as id } from './id/stop-words.ts'
import { stopWords as it } from './it/stop-words.ts'
import { stopWords as lt } from './lt/stop-words.ts'
import { stopWords as lv } from './lv/stop-words.ts'
import { stopWords as ms } from './ms/stop-words.ts'
import { stopWords as nb } from './nb/stop-words.ts'
import { stopWords as nl } from './nl/stop-words.ts'
import { stopWords as pl } from './pl/stop-words.ts'
import { stopWords as ptBR } from './pt-BR/stop-words.ts'
import { stopWords as ptPT } from './pt-PT/stop-words.ts'
import { stopWords as ro } from './ro/stop-words.ts'
import { stopWords as ru } from './ru/stop-words.ts'
import { stopWords as sk } from './sk/stop-words.ts'
import { stopWords as sl } from './sl/stop-words.ts'
import { stopWords as sq } from './sq/stop-words.ts'
import { stopWords as sv } from './sv/stop-words.ts'
import { stopWords as sw } from './sw/stop-words.ts'
import { stopWords as tl } from './tl/stop-words.ts'
import { stopWords as tr } from './tr/stop-words.ts'
import { stopWords as uk } from './uk/stop-words.ts'
import { stopWords as uz } from './uz/stop-words.ts'
import { stopWords as vi } from './vi/stop-words.ts'

export const stopWords: Readonly<Record<string, readonly string[]>> = {
  af,
  az,
  ca,
  cs,
  da,
  de,
  en,
  es,
  et,
  fi,
  fr,
  ga,
  hr,
  hu,
  id,
  it,
  lt,
  lv,
  ms,
  nb,
  nl,
  pl,
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  ro,
  ru,
  sk,
  sl,
  sq,
  sv,
  sw,
  tl,
  tr,
  uk,
  uz,
  vi,
}
