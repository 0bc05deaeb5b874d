/**
 * Words that say a quantity and that no rule for spelling out numbers has: halves, dozens, twice. By language, a value and its words
 * as in the table of numbers; of those without a value there is none to compare.
 */
export const quantityWords: Readonly<Record<string, string>> = {
  en: `0.5 half halves halved|0.25 quarter quarters|2 twice double doubled doubles pair pairs duo twofold|3 thrice triple tripled trio threefold
    |4 quadruple quartet fourfold|12 dozen dozens|14 fortnight fortnights|10 decade decades tens|100 century centuries|1000000 millions|1000000000 billions|? trillions myriad myriads couple zillion
    zillions umpteen oodles hundredfold thousandfold`,
  de: `0.5 halb halbe halber halbes halben halbem halfte halften|0.25 viertel vierteln|? drittel dritteln funftel achtel zehntel bruchteil
    unzahlige|1.5 anderthalb eineinhalb anderthalbe|2 doppelt doppelte doppelter doppeltes doppelten zweierlei|3 dreierlei|12 dutzend
    dutzende dutzenden|10 jahrzehnt jahrzehnte|100 jahrhundert hunderte hunderten|1000 tausende tausenden|1000000 millionen|1000000000 milliarden|? zigmal zig|14 vierzehntagig`,
  es: `0.5 mitad mitades medio media medios medias|? tercio tercios par pares quincena veintena treintena cuarentena cincuentena|2 doble
    dobles|3 triple triples|12 docena docenas|10 decena decenas decada decadas|100 centena centenas centenar centenares cien ciento cientos
    siglo siglos|1000 millar millares miles|16 dieciseis`,
  pt: `0.5 metade metades meio meia meios meias|? terco tercos par pares quinzena|2 dobro duplo dupla|3 triplo|12 duzia duzias|10 dezena
    dezenas decada decadas|100 centena centenas cem cento centos seculo seculos|1000 milhar milhares|1000000 milhao milhoes|1000000000 bilhao
    bilhoes|16 dezasseis|17 dezassete|19 dezanove|14 quatorze`,
  fr: `0.5 moitie moities demi demie demis demies|0.25 quart quarts|? tiers quinzaine huitaine vingtaine trentaine quarantaine cinquantaine
    soixantaine|2 double doubles|3 triple triples|12 douzaine douzaines|10 dizaine dizaines decennie decennies|100 centaine
    centaines siecle siecles|1000 millier milliers|70 septante|80 huitante octante|90 nonante`,
  it: `0.5 meta mezzo mezza mezzi mezze|? paio paia quindicina ventina trentina quarantina cinquantina sessantina|2 doppio doppia doppi
    doppie|3 triplo tripla|12 dozzina dozzine|10 decina decine decennio decenni|100 cento centinaio centinaia secolo secoli|1000 mila migliaio
    migliaia|1000000 milione milioni|1000000000 miliardo miliardi`,
  hi: `0.5 आधा आधी आधे|1.5 डेढ़|2.5 ढाई अढ़ाई|0.25 चौथाई|? तिहाई सवा पौने पौन साढ़े दर्जनों अनगिनत|12 दर्जन|2 दुगुना दुगुनी दुगना दुगनी दोगुना दोगुनी|3 तिगुना
    तिगुनी तिगुने|4 चौगुना चौगुनी|6 छः छे छै|5 पांच|15 पंद्रह|18 अट्ठारह|100 सैकड़ा सैकड़ों सौ|1000 हज़ार हजार हज़ारों हजारों|100000 लाख लाखों|10000000 करोड़
    करोड़ों|100000000000 अरब अरबों|3 teen|4 char chaar|5 paanch panch|6 chhe chhah|7 saat|8 aath|9 nau|10 das|20 bees|50 pachas
    pachaas|100 sau|1000 hazaar hazar|100000 lakh|0.5 aadha aadhi|12 darjan`,
  ar: `0.5 نصف|0.25 ربع ارباع|? ثلث ثلثين خمس سدس ثمن عشرات اضعاف ملايين مليارات|2 ضعف ضعفين مرتين مرتان اثنان اثنين اثنتان اثنتين اتنين تنين ثنائي
    ثاني ثانيه|3 ثلاث تلاته تلات ثالث|4 اربع رابع|5 خامس خمسه|6 ست سته سادس|7 سبع سابع|8 ثمان ثماني ثمانيه تمانيه تمنيه ثامن|9 تسع تاسع|10 عشر عاشر
    عشره|12 دزينه درزن|20 عشرين|30 ثلاثين تلاتين|40 اربعين|50 خمسين|60 ستين|70 سبعين|80 ثمانين|90 تسعين|100 مئه مائه ميه مئات|200 مئتان مئتين مائتين
    ميتين|1000 الف الاف الوف|2000 الفان الفين|300 ثلاثمئه ثلاثمائه|400 اربعمئه اربعمائه|500 خمسمئه خمسمائه|600 ستمئه ستمائه|700 سبعمئه سبعمائه|800
    ثمانمئه ثمانمائه|900 تسعمئه تسعمائه`,
}

/** Ordinals that mostly mean something else: "other", "according to". */
export const mostlyElse: Readonly<Record<string, string>> = {
  hi: 'दूसरा दूसरे दूसरी पहला पहले पहली',
  it: 'secondo prima primo',
  pt: 'segundo',
  sv: 'andra andre',
  da: 'anden',
  no: 'andre en et',
  pl: 'drugi',
  hr: 'drugi',
  sr: 'други',
  fi: 'toinen',
  cs: 'druhy',
  sk: 'druhy',
  bg: 'втори',
}

/** Everyday words that look like a number of another language, or of their own without its marks. */
export const alsoOrdinary: Readonly<Record<string, string>> = {
  fr: 'tres par',
}
