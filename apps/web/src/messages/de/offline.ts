/** What is kept for the time without a network, and new versions. */
export const offline = {
  newVersion: 'Eine neue Version ist bereit.',
  reload: 'Neu laden',
  title: 'Ohne Netz',
  later: 'Sobald alles geladen ist, wird die App in diesem Browser gespeichert, damit sie sich auch ohne Netz öffnet.',
  keeping: (done: string, of: string) => `Die App wird in diesem Browser gespeichert: ${done} von ${of} Dateien.`,
  kept: 'Die App ist in diesem Browser gespeichert: Sie öffnet sich auch ohne Netz.',
  full: 'In diesem Browser ist nicht genug Platz, um die App für die Zeit ohne Netz zu speichern. Alles andere funktioniert.',
  failed:
    'Die App konnte nicht für die Zeit ohne Netz gespeichert werden. Bei deinem nächsten Besuch wird es wieder versucht; alles andere funktioniert.',
  unwanted: 'Du hast die App aus diesem Browser entfernt, darum öffnet sie sich nur mit Netz.',
  keep: 'Wieder speichern',
  never: 'Hier öffnet sich die App nur mit Netz: Dieser Server, dieser Browser oder diese Adresse speichert nichts.',
  server: (host: string) => `Hier funktioniert die App nur mit Netz: Der Server ${host} liest die Chats.`,
  stored: 'Die App selbst, damit sie sich ohne Netz öffnet',
  forget: 'Löschen',
  forgetWhole: 'Die App löschen, die für die Zeit ohne Netz gespeichert ist',
} as const
