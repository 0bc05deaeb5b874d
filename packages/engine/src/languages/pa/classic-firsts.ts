/** What people remember having said first in Punjabi, the dearest first. */
export const classicFirsts: readonly string[] = ['ਪਿਆਰ ਕਰਦਾ ਹਾਂ', 'ਪਿਆਰ ਕਰਦੀ ਹਾਂ', 'ਜਨਮਦਿਨ ਮੁਬਾਰਕ', 'ਨਵਾਂ ਸਾਲ ਮੁਬਾਰਕ', 'ਸ਼ੁਭ ਰਾਤ', 'ਵਧਾਈਆਂ']
