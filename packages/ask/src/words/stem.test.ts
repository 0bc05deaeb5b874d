import { fold } from '@convostat/engine/words/fold'
import { describe, expect, test } from 'vitest'
import { type Spoken, spoken } from './question-words.ts'
import { isOneWord } from './stem.ts'

/** Forms of one word, and words that only look like it. */
const words: Readonly<Record<Spoken, { same: string; other: string }>> = {
  en: {
    same: `key/keys watch/watches box/boxes party/parties baby/babies church/churches glass/glasses dish/dishes house/houses rose/roses
      phrase/phrases tomato/tomatoes shoe/shoes child/children woman/women knife/knives bus/buses plan/planned plan/planning plan/plans
      walk/walked walk/walking hope/hoping hope/hoped move/moving bake/baked bake/baking study/studied study/studies cry/cried cry/crying try/tries try/tried dry/dried ski/skis
      change/changed change/changing arrive/arrived arrive/arriving book/booked travel/travels play/played tie/tying tom/tom's`,
    other: `pillar/pill table/tablet pin/pine hop/hope plan/plane teach/teacher work/worker paint/painter wed/wedding
      new/news sing/singer rest/restaurant wife/wifi car/care star/stare part/party count/county even/event mine/minor cat/cater
      bit/bitter but/butter mat/matter let/letter corn/corner bank/banker nation/national happy/happiness friend/friendly
      move/movement king/kin sky/ski sky/skiing ring/ran evening/even universe/university general/generate organ/organic`,
  },
  de: {
    same: `Haus/Häuser Haus/Häusern Buch/Bücher Kind/Kinder Mann/Männer Ei/Eier Hund/Hunde Hund/Hunden Hund/Hundes Katze/Katzen Frau/Frauen
      Freundin/Freundinnen Auto/Autos Schlüssel/Schlüsseln Lehrer/Lehrern Lehrer/Lehrers Woche/Wochen Karte/Karten Stadt/Städte Gast/Gäste
      Reise/Reisen Note/Noten Tag/Tage Tag/Tagen machen/gemacht machen/machte machen/macht machen/machst sagen/sagte sagen/gesagt
      kaufen/gekauft kaufen/kaufte arbeiten/arbeitet arbeiten/gearbeitet arbeiten/arbeitete abholen/abgeholt lernen/lernte lernen/lerne
      weinen/weinte Zeitung/Zeitungen Wohnung/Wohnungen`,
    other: `Lehrer/lehren Spieler/Spiel Fahrer/fahren Zeit/Zeitung Wohnung/wohnen Wein/weinen Reis/Reise Not/Note Kuchen/Küche Deck/Decke
      Schal/Schale Kohl/Kohle Tablett/Tablette Tablet/Tabelle Freund/Freundin Freund/Freundschaft krank/Krankheit Kind/Kindheit Dienst/dienen
      Gas/Gast Brot/Brut Rat/Ratte Wand/Wanderung Kanne/kann Wanne/wann Butter/Bütte Mut/Mutter Maler/malen Bäcker/backen`,
  },
  es: {
    same: `casa/casas libro/libros flor/flores luz/luces vez/veces noche/noches parque/parques clase/clases mes/meses canción/canciones
      ciudad/ciudades mujer/mujeres lugar/lugares nube/nubes llave/llaves coche/coches árbol/árboles papel/papeles día/días
      cantar/cantando cantar/cantaron cantar/cantaba cantar/cantado cantar/cantaste comprar/compraron comprar/comprado comprar/comprando
      comer/comiendo comer/comieron comer/comido vivir/viviendo vivir/vivieron vivir/vivían viajar/viajamos viajar/viajaban`,
    other: `puerto/puerta libro/libra casa/caso punto/punta banco/banca pillar/pil luna/lunes par/parar bar/barrer hogar/hoguera collar/cuello
      pescado/pescar helado/helar mercado/mercar partido/partir comida/comer salida/salir nación/nacional amigo/amistad zapato/zapatero
      pan/panadero plato/plata barco/barca cuento/cuenta modo/moda rápido/rapidez pelo/pelota`,
  },
  pt: {
    same: `casa/casas livro/livros flor/flores vez/vezes canção/canções pão/pães mão/mãos animal/animais papel/papéis lençol/lençóis
      homem/homens viagem/viagens mês/meses frase/frases árvore/árvores chave/chaves cidade/cidades mulher/mulheres noite/noites jornal/jornais
      cantar/cantando cantar/cantaram cantar/cantou cantar/cantava cantar/cantado comprar/comprou comprar/compraram comprar/comprado
      comer/comeu comer/comendo comer/comeram comer/comido partir/partiu partir/partindo morar/morava viajar/viajamos`,
    other: `porto/porta casa/caso banco/banca ponto/ponta livro/livre par/parar mercado/mercar partido/partir vestido/vestir
      comida/comer saída/sair nação/nacional amigo/amizade sapato/sapateiro pão/padeiro prato/prata barco/barca conto/conta modo/moda mãe/mão
      pai/país museu/musa colher/colar avó/aveia pedra/pedreiro feira/feriado`,
  },
  hi: {
    same: `किताब/किताबें किताब/किताबों लड़का/लड़के लड़का/लड़कों लड़की/लड़कियाँ लड़की/लड़कियों गाड़ी/गाड़ियाँ गाड़ी/गाड़ियों घर/घरों
      दोस्त/दोस्तों कुत्ता/कुत्ते कुत्ता/कुत्तों बिल्ली/बिल्लियाँ चाबी/चाबियाँ टिकट/टिकटें तस्वीर/तस्वीरें रास्ता/रास्ते कमरा/कमरे माँ/मां
      दवाई/दवाइयाँ लिखना/लिखता लिखना/लिखती लिखना/लिखकर खरीदना/खरीदता बनाना/बनाता पढ़ना/पढना पढ़ना/पढ़ेगा देखना/देखेंगे kitab/kitabein
      ladka/ladke ladka/ladkon gaadi/gaadiyan`,
    other: `माला/माली लड़का/लड़की घोड़ा/घोड़ी नाना/नानी साल/साला साल/साली दिल/दिल्ली कल/काला पानी/पाना पिता/पीना माता/मान कविता/कवि
      खेल/खिलाड़ी दुकान/दुकानदार मकान/मकड़ी चाय/चार बस/बासी फूल/फूला जल/जाली भारत/भारतीय दोस्त/दोस्ती शहर/शहरी`,
  },
  ar: {
    same: `سيارة/سيارات سيارة/السيارة سيارة/بالسيارة بيت/البيت بيت/والبيت بيت/بيتها بيت/بيتنا بيت/بيته بيت/بيتهم مدرس/مدرسون مدرس/المدرسين
      مدرسة/المدرسة مدرسة/مدرسات كتاب/الكتاب كتاب/كتابه كتاب/كتابها رسالة/رسالتي رسالة/رسالتها رسالة/رسالتك كلمة/كلمات شجرة/شجره مفتاح/المفتاح
      مهندس/مهندسون كتب/يكتب كتب/تكتب كتب/نكتب كتب/كتبت كتب/كتبوا سمع/يسمع سمع/سمعت ذهب/يذهب لعب/يلعبون مستشفى/المستشفى سفر/للسفر`,
    other: `مدرسة/مدرس كتاب/كتابة مصر/مصري زيتون/زيت قانون/قانا ليمون/ليم يسار/سار تجارة/جارة والد/دال بالون/بال البوم/بوم يمين/مين جمل/جميل
      سمك/سمكري قهوة/قهوجي عرب/عربي علم/معلم كتب/مكتبة درس/مدرسة سكن/مسكن لعب/ملعب طبخ/مطبخ خبز/خباز بحر/بحار`,
  },
}

const pairs = (list: string) => list.split(/\s+/).map((pair) => pair.split('/'))

describe.each(spoken)('%s', (language) => {
  const { same, other } = words[language]

  test.each(pairs(same))('%s and %s are forms of one word', (a, b) => {
    expect(isOneWord(fold(a), fold(b), [language])).toBe(true)
  })

  test.each(pairs(other))('%s and %s are not', (a, b) => {
    expect(isOneWord(fold(a), fold(b), [language])).toBe(false)
  })

  test('has at least 40 pairs', () => {
    expect(pairs(same).length + pairs(other).length).toBeGreaterThanOrEqual(40)
  })
})
