/** What people remember having said first in Tamil, the dearest first. */
export const classicFirsts: readonly string[] = [
  'உன்னை காதலிக்கிறேன்',
  'காதலிக்கிறேன்',
  'பிறந்தநாள் வாழ்த்துக்கள்',
  'பிறந்த நாள் வாழ்த்துக்கள்',
  'புத்தாண்டு வாழ்த்துக்கள்',
  'பொங்கல் வாழ்த்துக்கள்',
  'இனிய இரவு',
  'வாழ்த்துக்கள்',
]
