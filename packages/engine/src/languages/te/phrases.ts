import type { Phrases } from '../phrases.ts'

/** What a phone set to Telugu writes. */
export const phrases: Phrases = {
  language: 'te',
  androidMedia: ['మీడియా విస్మరించబడింది', 'మాధ్యమం విస్మరించబడింది'],
  fileAttached: ['ఫైల్ జోడించబడినది'],
  deleted: ['ఈ సందేశం తొలగించబడింది', 'ఈ సందేశం తొలగించబడినది'],
  youDeleted: ['మీరు ఈ సందేశాన్ని తొలగించారు'],
  calls: {
    names: ['వాయిస్ కాల్', 'వీడియో కాల్'],
    missed: ['మిస్సేడ్ వాయిస్ కాల్', 'తప్పిన వీడియోకాల్', 'మిస్డ్ వాయిస్ కాల్'],
    details: [],
  },
  location: ['స్థలం'],
  liveLocation: ['ప్రత్యక్ష స్థాన భాగస్వామ్యం'],
  service: {
    encryption: ['మీ సందేశాలు మరియు కాల్స్ ఇది WhatsApp మరియు మూడవ పార్టీలు చదివిన…', 'సందేశాలు మరియు కాల్‌లు ఎండ్-టు-ఎండ్ ఎన్‌క్రిప్ట్ చేయబడ్డాయి…'],
    created: ['{who} "{subject}" గ్రూపును సృష్టించారు'],
  },
}
