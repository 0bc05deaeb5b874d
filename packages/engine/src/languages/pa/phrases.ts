import type { Phrases } from '../phrases.ts'

/** What a phone set to Punjabi writes. */
export const phrases: Phrases = {
  language: 'pa',
  androidMedia: ['ਮੀਡੀਆ ਛੱਡਿਆ', 'ਮੀਡੀਆ ਛਡਿਆ ਗਿਆ'],
  fileAttached: ['ਅਟੈਚ ਕੀਤੀ ਫਾਇਲ'],
  deleted: ['ਇਸ ਸੁਨੇਹੇ ਨੂੰ ਹਟਾਇਆ ਗਿਆ', 'ਇਹ ਸੁਨੇਹਾ ਮਿਟਾਇਆ ਗਿਆ'],
  youDeleted: ['ਤੁਸੀਂ ਇਹ ਸੁਨੇਹਾ ਹਟਾਇਆ'],
  calls: {
    names: ['ਵੌਇਸ ਕਾਲ', 'ਵੀਡੀਓ ਕਾਲ'],
    missed: ['ਮਿਸ ਹੋਈ ਆਵਾਜ਼ ਕਾਲ', 'ਮਿਸ ਹੋਈ ਵੀਡੀਓ ਕਾਲ'],
    details: [],
  },
  location: ['ਟਿਕਾਣਾ'],
  liveLocation: ['ਮੌਜੂਦਾ ਟਿਕਾਣਾ ਸਾਂਝਾ ਕੀਤਾ'],
  service: {
    encryption: ['ਤੁਹਾਡੇ ਸੁਨੇਹੇ ਅਤੇ ਕਾਲਾਂ ਸਿਰੇ ਤੋਂ ਸਿਰੇ ਤੱਕ ਇੰਕ੍ਰਿਪਸ਼ਨ ਨਾਲ ਸੁਰੱਖਿਅਤ ਕੀਤਾ ਹੈ…', 'ਸੁਨੇਹੇ ਅਤੇ ਕਾਲਾਂ ਸਿਰੇ-ਤੋਂ-ਸਿਰੇ ਤੱਕ ਇਨਕ੍ਰਿਪਟਡ ਹਨ…'],
    created: ['{who} ਨੇ "{subject}" ਗਰੁੱਪ ਬਣਾਇਆ'],
  },
}
