import { plans, prices, refundDays } from '@convostat/license'
import { format } from '#format/index.ts'
import type { LegalSection } from '../en/legal.ts'
import { dollars } from './dollars.ts'
import { shared } from './shared.ts'

export type { LegalSection }

const { devices } = plans.pro
const limit = format.count(plans.free.messageLimit)
const monthly = dollars(prices.monthly.cents)
const annual = dollars(prices.annual.cents)

/** What this product does with data, and what one agrees to. docs/privacy.md says how the first is enforced and tested. */
export const legal = {
  changed: (day: string) => `Zuletzt geändert am ${format.day(day)}`,
  contact: {
    title: 'An wen du dich wendest',
    mail: (host: string) => `Für diese Kopie von ConvoStat verantwortlich ist, wer sie unter ${host} betreibt. Schreib an`,
    none: (host: string) =>
      `Für diese Kopie von ConvoStat verantwortlich ist, wer sie unter ${host} betreibt: die Person, von der du diese Adresse hast.`,
  },

  about: {
    title: 'Über ConvoStat',
    lead: 'ConvoStat liest einen Chat, den du exportiert hast, und erzählt dir seine Geschichte, in Zahlen, die sagen, wie sie gezählt sind.',
    runs: {
      title: 'Was wo läuft',
      browser: [
        'Der Chat wird in einem Worker dieses Tabs gelesen, gezählt, durchsucht und nach seinem Tonfall gewertet, auf deinem eigenen Computer. Dort läuft auch das Modell der Gefühle und was ein PDF erzeugt. Verbindest du eine lokale KI, ist auch sie ein Programm auf deinem Computer.',
        'Der Server liefert die Seiten aus. Von Lizenzen merkt er sich, wer sie gekauft hat und auf welchen Geräten sie sind; von Chats erfährt er nie etwas.',
      ],
      server: (host: string) => [
        `Diese Kopie ist so eingerichtet, dass der Server ${host} die Chats liest, zählt und durchsucht, mit demselben Code, der sonst im Browser läuft. Sonst sendet er sie nirgendwohin.`,
      ],
    },
    stored: {
      title: 'Was gespeichert wird',
      text: [
        'Was du auswertest und was du dazu sagst, bleibt dort, wo es gelesen wird, und ein Klick in den Einstellungen entfernt es. Die Datenschutzseite führt alles davon einzeln auf.',
      ],
    },
    proven: {
      title: 'Was bewiesen ist',
      text: [
        'Nicht unser guter Wille hält den Chat hier, sondern Regeln, die dein Browser durchsetzt: Der Worker, der ihn liest, darf überhaupt nicht ins Netz. Jede Version wird mit einem echten Browser getestet: Zwei Chats, die nichts gemeinsam haben, müssen auf das Byte genau dieselben Anfragen auslösen, vierzig Wörter, die es sonst nirgends gibt, dürfen außerhalb nirgends auftauchen, und sechsundzwanzig absichtlich eingebaute Lecks müssen alle gefunden werden.',
        'Prüf es selbst:',
      ],
      list: [
        'Öffne die Entwicklerwerkzeuge deines Browsers, wähle das Netzwerk-Fenster und werte einen Chat aus: Nichts kommt zur Liste hinzu.',
        'Schalte das Netz aus, nachdem die Seite geladen ist, und mach weiter.',
        'Lies den Code, der unter der MIT-Lizenz steht, und führe darin npm run test:privacy aus.',
      ],
    },
    counted: {
      title: 'Wie gezählt wird',
      text: [
        'Jede Zahl hat eine einzige Definition, die das Zeichen daneben öffnet, und führt zu den Nachrichten, aus denen sie gezählt ist. Zeiten sind so, wie das Handy sie anzeigte. Was ein Export nicht verrät, wird nie geraten: wer was gelesen hat, was gelöscht wurde, was anderswo gesagt wurde.',
        'Gefühle liest ein kleines Modell, das wir selbst trainiert haben. Über viele Nachrichten liegt es oft richtig und bei einer einzelnen oft falsch, vor allem bei Ironie. Es stellt keine Diagnose.',
      ],
    },
    sources: {
      title: 'Woraus es entstanden ist',
      text: ['Das Modell hat aus diesen Sammlungen gelernt, von denen keine mit ConvoStat weitergegeben wird:'],
      list: [
        'GoEmotions und seine Übersetzungen ins Koreanische und Russische (Apache-2.0, MIT)',
        'XED, BRIGHTER und AfriSenti (CC BY 4.0)',
        'SmSA von IndoNLU (Apache-2.0)',
        'Sätze von Tatoeba (CC BY 2.0 FR)',
        'die Wortlisten VADER und AFINN (MIT, Apache-2.0)',
        'alltägliche Sätze, die wir selbst geschrieben haben',
      ],
      more: [
        'Stoppwörter stammen aus dem Projekt stopword (MIT, Apache-2.0), die Enden japanischer Wendungen aus BudouX (Apache-2.0). Die Schriften sind Newsreader und Source Sans 3, die Emojis sind Noto Emoji, alle unter der SIL Open Font License. NOTICE.md im Quellcode nennt alle vollständig.',
      ],
    },
    independent: { title: 'Unabhängig', text: [shared.nonAffiliation] },
  },

  privacy: {
    title: 'Datenschutz',
    changed: '2026-11-22',
    lead: {
      browser:
        'Deine Chats bleiben in deinem Browser. Hast du eine Pro-Lizenz, erfährt der Lizenzdienst von der Lizenz, nie von einem Chat.',
      server: (host: string) => `Deine Chats werden an den Server ${host} gesendet, dort gelesen und sonst nirgendwohin gesendet.`,
    },
    chats: {
      browser: {
        title: 'Deine Chats',
        text: [
          `${shared.engine.browser} ${shared.engine.browserProof}`,
          'Was du auswertest, wird in diesem Browser gespeichert, damit es nach einem Neuladen wieder da ist:',
        ],
        list: [
          'die zehn neuesten Dateien, die du ausgewertet hast, jede mit einem Vermerk ihrer Namen und Daten',
          'die Nachrichten, die du als Favoriten gespeichert hast, mit deinen Notizen, die Stichwörter, denen du folgst, und die Wörter, die du beim Zählen auslässt',
          'die Nachrichten, von denen du gesagt hast, wie sie klingen, mit deinem Wort dafür',
          'die Wörter deiner letzten 200 Suchen, damit „Zurück“ und ein Neuladen sie wiederfinden',
        ],
      },
      server: (host: string) => ({
        title: 'Deine Chats',
        text: [
          `Diese Kopie ist so eingerichtet, dass ihr Server die Chats liest. Die Datei, die du hochlädst, wird an ${host} gesendet und dort in einem Ordner deiner Sitzung gespeichert.`,
          'Die Sitzung wird samt ihren Dateien gelöscht: nach einer Stunde ohne Aufruf, spätestens einen Tag nach ihrem Beginn, und wenn der Server endet. In diesem Browser bleibt stattdessen, wobei das, was du über Nachrichten gesagt hast, zum Zählen mitgesendet wird:',
        ],
        list: [
          'die Nachrichten, die du als Favoriten gespeichert hast, mit deinen Notizen, die Stichwörter, denen du folgst, und die Wörter, die du beim Zählen auslässt',
          'die Nachrichten, von denen du gesagt hast, wie sie klingen, mit deinem Wort dafür',
          'die Wörter deiner letzten 200 Suchen, damit „Zurück“ und ein Neuladen sie wiederfinden',
        ],
      }),
    },
    license: {
      title: 'Eine Pro-Lizenz',
      text: {
        browser:
          'Ohne Lizenz wird nichts über eine Lizenz gesendet. Mit Lizenz wird das Folgende an den Lizenzdienst dieser Kopie gesendet, wenn du sie kaufst oder hochlädst, wenn du auf „Aktualisieren“ drückst, wenn du eine Sicherung mit ihr wiederherstellst oder sie oder eins ihrer Geräte entfernst, wenn du den Link zu deinem Abo anforderst und danach eine Stunde lang jedes Mal, wenn du zurückkommst, jedes Mal, wenn du die Website öffnest, solange sie in diesem Browser nicht aktiviert ist, und sonst etwa einmal am Tag, in ihren letzten drei Tagen etwa einmal in der Stunde:',
        server: (host: string) =>
          `Ohne Lizenz wird nichts über eine Lizenz gesendet. Mit Lizenz wird das Folgende an ${host} gesendet, wo auch deine Chats gelesen werden, wenn du sie kaufst oder hochlädst, wenn du auf „Aktualisieren“ drückst, wenn du eine Sicherung mit ihr wiederherstellst oder sie oder eins ihrer Geräte entfernst, wenn du den Link zu deinem Abo anforderst und danach eine Stunde lang jedes Mal, wenn du zurückkommst, wenn du nach dem Ende deiner Sitzung zurückkommst, jedes Mal, wenn du die Website öffnest, solange sie in diesem Browser nicht aktiviert ist, und sonst etwa einmal am Tag, in ihren letzten drei Tagen etwa einmal in der Stunde:`,
      },
      list: [
        'die Lizenz selbst: ihre Nummer, der Name darin, der Tarif und der Tag, an dem sie endet',
        'eine Zufallszahl, die für diesen Browser steht, durch Zufall erzeugt und aus nichts an deinem Gerät abgeleitet',
        'eine Bezeichnung dafür, etwa „Chrome on Windows“, damit du deine Geräte unterscheiden kannst',
      ],
    },
    service: {
      title: 'Was der Lizenzdienst speichert',
      text: [
        'Die Lizenz, mit dem Namen und der E-Mail-Adresse, die bei ihrer Ausstellung angegeben wurden, ihrem Tarif und ihren Daten, und ob sie entzogen wurde. Zu jedem Gerät: die Zufallszahl, die Bezeichnung und wann es zuerst und zuletzt gesehen wurde. Eine Liste, unter der Nummer der Lizenz, was mit ihr geschah: ausgestellt, aktiviert, ersetzt, entzogen. Nie einen Chat, auch nicht, wie viele du liest.',
        `Jede Lizenz hat ${devices} Plätze für Geräte. Einer wird wieder frei, wenn du sein Gerät in den Einstellungen entfernst oder wenn es 30 Tage nicht gesehen wurde.`,
      ],
    },
    /** Where it can be bought here, by who takes the money. */
    buying: {
      title: 'Pro kaufen',
      provider: [
        '„Pro-Lizenz kaufen“ sendet, welchen Zeitraum du möchtest, und führt dich zu unserem Zahlungsanbieter Stripe, auf dessen eigene Seite und unter dessen eigene Datenschutzerklärung. Deine Karte läuft nie über diese Website.',
        'Von Stripe erfährt der Lizenzdienst den Namen und die E-Mail-Adresse, die du dort angibst, den Zeitraum und ob die Zahlung durchging, erstattet wurde oder strittig ist. Er speichert sie mit der Lizenz und schreibt an diese Adresse, wenn sich an der Lizenz etwas ändert.',
      ],
      sandbox: [
        'Diese Kopie nimmt kein Geld: „Pro-Lizenz kaufen“ führt zu einer eigenen Seite, die den Zahlungsanbieter spielt. Was du dort eingibst und die Mails, die sie schreibt, bleiben auf diesem Server.',
      ],
      recover:
        'Eine Adresse, die du unter „Lizenz verloren?“ angibst, wird unter denen der Lizenzen gesucht und nicht gespeichert. Die Antwort ist dieselbe, ob sie dort steht oder nicht.',
    },
    storage: {
      title: 'Cookies und Speicher',
      browser: 'Es gibt keine Cookies.',
      server:
        'Ein Cookie mit einer Zufallszahl sagt, welche Sitzung deine ist, und mit einer Lizenz sagt ein weiteres, dass sie da ist. Kein Skript und keine andere Website kann sie verwenden.',
      kept: 'Der Speicher deines Browsers enthält die Darstellung, die du gewählt hast, was unter „Deine Chats“ aufgeführt ist, deine Lizenz, falls du eine hast, ab der ersten hochgeladenen Lizenz die Zufallszahl dieses Browsers und welche Lizenzen hier waren (das bleibt, wenn die Lizenz entfernt wird, bis du es in den Einstellungen löschst), und einige Vermerke ohne ein Wort aus einem Chat, etwa welcher zuletzt geöffnet war.',
    },
    others: {
      title: 'Andere',
      text: [
        'Keine Analysedienste, keine Werbung, keine Schriften oder Skripte anderer Unternehmen. Nichts wird verkauft oder weitergegeben.',
        'Anfragen werden nicht protokolliert. Fehler des Servers schon, nach ihrer Art und ihrer Stelle im Code, nie mit einem Namen, einer Adresse oder einem Wort aus einem Chat. Wie jeder Server erfährt er deine Netzwerkadresse, während er antwortet, und zählt danach Aufrufe, um Überflutungen abzuwehren.',
      ],
    },
    deleting: {
      title: 'Löschen',
      text: [
        '„Alles löschen“ in den Einstellungen entfernt alle Chats, Favoriten, Meilensteine, Korrekturen, Namen, die du Personen gegeben hast, Suchen und die Lizenz. Die Lizenz allein lässt sich dort ebenfalls entfernen. Beides gibt ihren Platz zurück, wenn der Lizenzdienst zu erreichen ist; sonst ist der Platz nach 30 Tagen wieder frei. Auch wenn du in den Einstellungen deines Browsers die Daten der Website löschst, wird alles davon entfernt.',
        'Um berichtigen oder löschen zu lassen, was der Lizenzdienst über dich speichert, wende dich an die, die ihn betreiben.',
      ],
    },
    limits: {
      title: 'Was niemand versprechen kann',
      text: [
        'Browser-Erweiterungen, andere Programme auf deinem Gerät und der Hersteller deines Browsers liegen außerhalb dessen, was eine Seite in der Hand hat. Und wer diese Kopie betreibt, könnte ihren Code morgen ändern. Wer sicher sein muss, betreibt eine eigene Kopie: Der Quellcode ist offen, und docs/privacy.md darin sagt, wie jede Aussage getestet ist.',
      ],
    },
  },

  terms: {
    title: 'Bedingungen',
    changed: '2026-11-22',
    lead: 'Was du von ConvoStat erwarten darfst und was es von dir erwartet, in klaren Worten.',
    sections: [
      {
        title: 'Was es ist',
        text: [
          'ConvoStat liest einen Chat, den du exportiert hast, und zeigt Zahlen darüber. Der Code steht unter der MIT-Lizenz: Du darfst ihn nutzen, ändern und weitergeben.',
          shared.nonAffiliation,
        ],
      },
      {
        title: 'Dein Teil',
        text: [
          'Lade nur Chats hoch, die du lesen darfst. Darin sprechen auch andere: Denk an sie, bevor du ein Diagramm, eine Datei oder eine gespeicherte Nachricht teilst.',
          'Versuche nicht, dem Dienst zu schaden oder an etwas zu gelangen, das anderen gehört.',
        ],
      },
      {
        title: 'Free und Pro',
        text: [
          `Mit Free werden die neuesten ${limit} Nachrichten jedes Chats ausgewertet. Eine Pro-Lizenz hebt diese Grenze auf und öffnet die mit Pro gekennzeichneten Bereiche. Was zu jedem Tarif gehört, steht auf der Preisseite, und dort steht nur, was es gibt.`,
        ],
      },
      {
        title: 'Die Lizenz',
        text: ['Eine Lizenz ist eine signierte Datei, ausgestellt auf den Namen darin.'],
        list: [
          `Sie gilt auf bis zu ${devices} Geräten zugleich. Auf einem weiteren wählst du, welches davon seinen Platz abgibt, bis zu sechsmal in 30 Tagen. Ein Gerät, das 30 Tage nicht gesehen wurde, gibt ihn von selbst ab.`,
          'Sie gilt ohne Netz: 72 Stunden lang, bevor sie den Lizenzdienst zum ersten Mal erreicht, später jeweils bis zu 30 Tage, nie über ihr Ende hinaus.',
          'Sie kann entzogen werden, wenn sie irrtümlich ausgestellt, ihre Zahlung zurückgeholt oder sie herumgereicht wurde. Die App sagt es beim nächsten Kontakt mit dem Dienst.',
          'Wenn sie endet, bist du wieder bei Free, und nichts, was dir gehört, wird gelöscht.',
        ],
      },
    ] satisfies LegalSection[],
    paying: {
      title: 'Bezahlen, Kündigen, Erstattung',
      /** By who takes the money. */
      text: {
        none: `Pro kostet ${monthly} im Monat oder ${annual} im Jahr. Diese Kopie hat keine Kasse: Sie nimmt keine Zahlung an und verlängert nichts. Eine Lizenz wird bei denen bezahlt, die sie ausstellen, und, wo vereinbart, von ihnen erstattet.`,
        live: `Pro kostet ${monthly} im Monat oder ${annual} im Jahr, bezahlt mit Karte bei Stripe. Es ist ein Abo: Es verlängert sich am Ende jedes Zeitraums von selbst, bis du es kündigst, und das kannst du jederzeit, in den Einstellungen unter „Abo verwalten“. Innerhalb von ${refundDays} Tagen nach der ersten Zahlung bekommst du sie vollständig erstattet: Wende dich an die unten genannte Stelle.`,
        test: 'Stripe ist hier im Testmodus: Es wird kein Geld bezahlt, und Lizenzen sind als Test gekennzeichnet.',
        sandbox:
          'Diese Kopie hat anstelle einer Kasse eine Sandbox: Keine Karte wird belastet, es wird kein Geld bezahlt, und Lizenzen sind als Test gekennzeichnet.',
      },
      failed:
        'Kann eine Verlängerung nicht bezahlt werden, bleibt Pro nach dem Ende des Zeitraums noch drei Tage offen, während es noch einmal versucht wird. Wird eine Zahlung erstattet, endet die Lizenz sofort; ist sie strittig, ist die Lizenz ausgesetzt, bis das geklärt ist.',
      ending:
        'Hörst du früher auf, bleibt Pro bis zum Ende des bezahlten Zeitraums. Ein Gerät ohne Netz kann bis zu drei Tage länger bei Pro bleiben.',
    },
    rest: [
      {
        title: 'Was Zahlen sind',
        text: [
          'Zählungen dessen, was in einem Export steht, jede mit ihrer Definition. Ein Export sagt nicht, wer was gelesen hat, was gelöscht wurde oder was anderswo gesagt wurde. Keine Zahl ist eine Diagnose oder ein Urteil über irgendwen.',
        ],
      },
      {
        title: 'Keine Gewährleistung',
        text: [
          'Die Software kommt, wie sie ist, ohne Gewährleistung jeder Art, wie ihre Lizenz es sagt. Behalte deine Exporte: Was ein Browser speichert, kann verloren gehen. Rechte, die dir das Gesetz gibt und die dir niemand nehmen darf, bleiben dir.',
        ],
      },
      {
        title: 'Änderungen',
        text: [
          'Ändern sich diese Bedingungen, ändert sich auch der Tag an ihrem Anfang. Eine Lizenz, die vorher ausgestellt wurde, hält bis zu ihrem Ende, was sie versprach.',
        ],
      },
    ] satisfies LegalSection[],
  },
} as const
