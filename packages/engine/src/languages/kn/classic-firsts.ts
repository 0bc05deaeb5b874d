/** What people remember having said first in Kannada, the dearest first. */
export const classicFirsts: readonly string[] = ['ನಿನ್ನನ್ನು ಪ್ರೀತಿಸುತ್ತೇನೆ', 'ಹುಟ್ಟುಹಬ್ಬದ ಶುಭಾಶಯಗಳು', 'ಹೊಸ ವರ್ಷದ ಶುಭಾಶಯಗಳು', 'ಶುಭ ರಾತ್ರಿ', 'ಅಭಿನಂದನೆಗಳು']
