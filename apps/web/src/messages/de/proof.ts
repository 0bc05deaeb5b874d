import { format } from '#format/index.ts'

const { count } = format

/** What runs where, what this page asked for, and how to try both: the privacy that one can see. */
export const proof = {
  title: 'Datenschutz zum Nachsehen',
  lead: {
    browser: 'Dein Chat bleibt in diesem Tab. Hier steht, was ihn hier hält, was diese Seite angefordert hat und wie du es selbst prüfst.',
    server: (host: string) =>
      `In dieser Kopie liest der Server ${host} deine Chats. Hier steht, was dorthin geht, was diese Seite angefordert hat und wie du selbst prüfst, dass nichts woandershin geht.`,
  },
  where: {
    title: 'Was wo läuft',
    chat: {
      name: 'Einen Chat lesen, zählen und durchsuchen',
      browser: 'In einem Worker dieses Tabs',
      server: (host: string) => `Auf dem Server ${host}`,
    },
    feelings: { name: 'Wie Nachrichten klingen', browser: 'Im selben Worker', server: 'Auf demselben Server' },
    paper: { name: 'Ein PDF erzeugen', browser: 'In einem zweiten Worker dieses Tabs', server: 'Auf demselben Server' },
    kept: {
      name: 'Ausgewertete Chats',
      browser: 'Im eigenen Speicher dieses Browsers',
      server: 'Auf dem Server, bis du eine Stunde weg warst oder ein Tag vorbei ist',
    },
    saved: { name: 'Was du daraus gespeichert hast', place: 'Im eigenen Speicher dieses Browsers' },
    license: {
      name: 'Eine Lizenz, falls du eine hast',
      place: (host: string) => `Danach wird ${host} gefragt; von einem Chat steht nichts darin`,
    },
    model: {
      name: 'Eine lokale KI',
      off: 'Nicht verbunden',
      on: 'Auf diesem Computer: Die Frage und die dazu gefundenen Nachrichten gehen an Ollama und nirgendwo sonst hin',
      server: 'Wo sie eingeschaltet ist, auf dem Computer des Servers',
    },
  },
  test: {
    title: 'Ein Test für dich',
    about:
      'Die Seite und ihr Worker versuchen, eine fremde Adresse zu erreichen. Sie endet auf .invalid, was niemandem gehören kann, und die Versuche tragen nichts von dir.',
    aboutServer:
      'Die Seite versucht, eine fremde Adresse zu erreichen. Sie endet auf .invalid, was niemandem gehören kann, und die Versuche tragen nichts von dir.',
    run: 'Test starten',
    again: 'Noch einmal testen',
    running: 'Wird versucht …',
    trials: {
      pageRequest: 'Die Seite schickt eine Anfrage nach außen',
      pagePicture: 'Die Seite lädt ein Bild von außen',
      pageSocket: 'Die Seite öffnet eine Verbindung nach außen',
      pageOwn: 'Die Seite fragt unseren eigenen Server nach einer Adresse, die ihm etwas verraten könnte',
      workerRequest: 'Der Worker schickt eine Anfrage nach außen',
      workerSocket: 'Der Worker öffnet eine Verbindung nach außen',
      workerOwn: 'Der Worker fragt unseren eigenen Server nach einer Datei',
    },
    outcomes: {
      refused: 'Vom Browser verweigert',
      unreached: 'Nicht erreicht; ohne Netz sagt der Browser nicht, warum',
      reached: 'Kam durch',
      silent: 'Der Worker hat nicht geantwortet',
    },
    held: 'Der Browser hat jeden Versuch verweigert.',
    ownOpen:
      'Dein Browser hat eine Anfrage an unseren eigenen Server durchgelassen: Er kennt die Regel nicht, die das verhindert (Connection-Allowlist); Chrome und Edge haben sie. Darin stand das Wort „self-test“ und sonst nichts.',
    open: 'Ein Versuch kam durch. Bitte öffne hier keinen Chat und sag denen Bescheid, die diese Kopie betreiben.',
    unsure: 'Manche Versuche endeten ohne ein Wort des Browsers. Versuch es noch einmal mit eingeschaltetem Netz.',
  },
  network: {
    title: 'Schalte das Netz aus und mach weiter',
    online: 'Dein Browser hat gerade ein Netz.',
    offline: 'Dein Browser hat gerade kein Netz. Mach weiter: Alles funktioniert.',
    offlineServer: 'Dein Browser hat gerade kein Netz. Bis es wieder da ist, lässt sich hier nichts auswerten.',
    steps: [
      'Schalte das Netz aus: Flugmodus an oder Kabel raus. Diese Zeile sagt es dann.',
      'Wähle einen Chat und werte ihn aus. Sieh dich um, suche, exportiere eine Tabelle.',
      'Schalte es danach wieder ein. Nichts hat darauf gewartet, gesendet zu werden.',
    ],
  },
  asked: {
    title: 'Was diese Seite angefordert hat',
    about:
      'So hat es dein Browser aufgezeichnet, seit diese Seite geöffnet ist. Woraus eine Seite besteht, ist für alle gleich, was auch immer in einem Chat steht.',
    kinds: {
      page: 'Die Seite',
      code: 'Code und Gestaltung',
      type: 'Schriften',
      model: 'Womit Nachrichten gelesen werden',
      printer: 'Womit PDFs erzeugt werden',
      demo: 'Ein Demo-Chat, weil du ihn gewählt hast',
      license: 'Anfragen zu deiner Lizenz',
      chat: 'Anfragen zu deinen Chats; sie tragen zum Server, was er dafür braucht',
      other: 'Andere Dateien',
    },
    requests: (n: number) => (n === 1 ? '1 Anfrage' : `${count(n)} Anfragen`),
    device: 'von diesem Gerät',
    nothing: 'Keiner dieser Adressen war etwas angehängt, und was eine Datei lädt, schickt nichts mit.',
    something: 'Anfragen an den Server tragen, worum es in ihnen geht. Die Adressen stehen hier ohne das, was ihnen angehängt war.',
    worker: 'Der Worker, der deinen Chat liest',
    workerNone: 'keine Anfrage',
    workerUnknown: 'hat nicht geantwortet',
    all: 'Jede Adresse',
  },
  policy: {
    title: 'Die geltenden Regeln',
    page: 'Für diese Seite',
    connections: 'Womit sich diese Seite verbinden darf',
    worker: 'Für den Worker, der deinen Chat liest',
    fromAnswer: 'Wie sie in der Antwort stehen, aus der diese Seite entstand.',
    fromBrowser: 'Wie dein Browser sie beim Verweigern genannt hat.',
    unknown: 'Eine Seite kann ihre eigenen Regeln nicht lesen. Starte den Test: Beim Verweigern nennt der Browser sie.',
    connectionsUnknown:
      'Die zweite Liste, womit überhaupt verbunden werden darf, ist hier zu lesen, sobald die App in diesem Browser gespeichert ist; sonst in den Entwicklerwerkzeugen, in den Antwort-Headern der Seite (connection-allowlist).',
    places: (n: number) => (n === 1 ? '1 Adresse' : `${count(n)} Adressen`),
    raw: 'Im Wortlaut',
  },
} as const
