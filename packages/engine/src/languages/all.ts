/** Every language whose exports are known. To add one: a JSON file beside the others and two lines here. */
import af from './af.json' with { type: 'json' }
import ar from './ar.json' with { type: 'json' }
import az from './az.json' with { type: 'json' }
import bg from './bg.json' with { type: 'json' }
import bn from './bn.json' with { type: 'json' }
import ca from './ca.json' with { type: 'json' }
import cs from './cs.json' with { type: 'json' }
import da from './da.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import el from './el.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import et from './et.json' with { type: 'json' }
import fa from './fa.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ga from './ga.json' with { type: 'json' }
import gu from './gu.json' with { type: 'json' }
import he from './he.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import hr from './hr.json' with { type: 'json' }
import hu from './hu.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import kk from './kk.json' with { type: 'json' }
import kn from './kn.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import type { Language } from './language.ts'
import lo from './lo.json' with { type: 'json' }
import lt from './lt.json' with { type: 'json' }
import lv from './lv.json' with { type: 'json' }
import mk from './mk.json' with { type: 'json' }
import ml from './ml.json' with { type: 'json' }
import mr from './mr.json' with { type: 'json' }
import ms from './ms.json' with { type: 'json' }
import nb from './nb.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pa from './pa.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import ptBR from './pt-BR.json' with { type: 'json' }
import ptPT from './pt-PT.json' with { type: 'json' }
import ro from './ro.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import sk from './sk.json' with { type: 'json' }
import sl from './sl.json' with { type: 'json' }
import sq from './sq.json' with { type: 'json' }
import sr from './sr.json' with { type: 'json' }
import sv from './sv.json' with { type: 'json' }
import sw from './sw.json' with { type: 'json' }
import ta from './ta.json' with { type: 'json' }
import te from './te.json' with { type: 'json' }
import th from './th.json' with { type: 'json' }
import tl from './tl.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }
import uk from './uk.json' with { type: 'json' }
import ur from './ur.json' with { type: 'json' }
import uz from './uz.json' with { type: 'json' }
import vi from './vi.json' with { type: 'json' }
import zhHans from './zh-Hans.json' with { type: 'json' }
import zhHant from './zh-Hant.json' with { type: 'json' }

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
