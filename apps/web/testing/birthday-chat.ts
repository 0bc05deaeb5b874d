/** Nine messages by three people over two years. */
export const birthdayChat = `30/12/2020, 09:00 - Ana: happy birthday Ben 🎂
30/12/2020, 09:01 - Ben: thank you! see https://cake.example/recipe
30/12/2020, 09:05 - Ana: birthday cake at six?
31/12/2020, 09:01 - Ana: <Media omitted>
31/12/2020, 09:02 - Cem Öz: look at this (birth certificate)
01/02/2021, 21:00 - Ben: happy new year, and happy birthday
01/02/2021, 21:30 - Ana: <b>bold</b> & "quoted" .* text
03/02/2021, 22:00 - Cem Öz: שלום עולם
03/02/2021, 22:05 - Ben: good night
`
