import type { Phrases } from '../phrases.ts'

/** What a phone set to Malayalam writes. */
export const phrases: Phrases = {
  language: 'ml',
  androidMedia: ['മീഡിയ ഒഴിവാക്കി'],
  fileAttached: ['ഫയൽ ചേർത്തു'],
  deleted: ['ഈ സന്ദേശം ഇല്ലാതാക്കിയതാണ്', 'ഈ സന്ദേശം ഇല്ലാതാക്കി'],
  youDeleted: ['ഈ സന്ദേശം നിങ്ങൾ ഇല്ലാതാക്കി', 'നിങ്ങൾ ഈ സന്ദേശം ഇല്ലാതാക്കി'],
  calls: {
    names: ['വോയ്‌സ് കോൾ', 'വീഡിയോ കോൾ'],
    missed: ['വിളി നഷ്ടപ്പെട്ടു', 'നഷ്ടമായ വീഡിയോ കാൾ', 'മിസ്ഡ് വോയ്‌സ് കോൾ'],
    details: [],
  },
  location: ['സ്ഥലം'],
  liveLocation: ['ലൈവ് ലൊക്കേഷൻ പങ്കിട്ടു'],
  service: {
    encryption: ['നിങ്ങളുടെ സന്ദേശങ്ങളും വിളികളും ആദ്യാവസാന എൻക്രിപ്ഷൻ വഴി സുരക്ഷിതമാണ്…', 'സന്ദേശങ്ങളും കോളുകളും ആദ്യാവസാനം എൻക്രിപ്റ്റ് ചെയ്തിരിക്കുന്നു…'],
    created: ['{who} "{subject}" ഗ്രൂപ്പ് സൃഷ്ടിച്ചു'],
  },
}
