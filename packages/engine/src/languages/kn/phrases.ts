import type { Phrases } from '../phrases.ts'

/** What a phone set to Kannada writes. */
export const phrases: Phrases = {
  language: 'kn',
  androidMedia: ['ಮಾಧ್ಯಮ ಕೈಬಿಡಲಾಗಿದೆ', 'ಮೀಡಿಯಾ ಕೈಬಿಡಲಾಗಿದೆ'],
  fileAttached: ['ಕಡತ ಸೇರಿಸಲಾಯಿತು'],
  deleted: ['ಈ ಸಂದೇಶವು ಅಳಿಸಲ್ಪಟ್ಟಿದೆ', 'ಈ ಸಂದೇಶವನ್ನು ಅಳಿಸಲಾಗಿದೆ'],
  youDeleted: ['ನೀವು ಈ ಸಂದೇಶವನ್ನು ಅಳಿಸಿದ್ದೀರಿ'],
  calls: {
    names: ['ಧ್ವನಿ ಕರೆ', 'ವೀಡಿಯೊ ಕರೆ'],
    missed: ['ತಪ್ಪಿದ ಧ್ವನಿ ಕರೆ', 'ತಪ್ಪಿದ ದೃಶ್ಯ ಕರೆ', 'ತಪ್ಪಿದ ವೀಡಿಯೊ ಕರೆ'],
    details: [],
  },
  location: ['ಸ್ಥಳ'],
  liveLocation: ['ನೇರ ಸ್ಥಳ ಹಂಚಿಕೊಳ್ಳಲಾಗಿದೆ'],
  service: {
    encryption: ['ನಿಮ್ಮ ಸಂದೇಶಗಳು ಮತ್ತು ಕರೆಗಳು ಕೊನೆಯಿಂದ-ಕೊನೆವರೆಗೆ ಎನ್ಕ್ರಿಪ್ಷನ್ ನಿಂದ ಭದ್ರಪಡಿಸಲ್ಪಟ್ಟಿವೆ…', 'ಸಂದೇಶಗಳು ಮತ್ತು ಕರೆಗಳು ಎಂಡ್-ಟು-ಎಂಡ್ ಎನ್‌ಕ್ರಿಪ್ಟ್ ಆಗಿವೆ…'],
    created: ['{who} ಅವರು "{subject}" ಗುಂಪನ್ನು ರಚಿಸಿದ್ದಾರೆ'],
  },
}
