/**
 * The parts of the day in every language, made from Unicode CLDR by packages/engine/cldr (a test rebuilds it). A line: which
 * hours on a clock of twelve are before noon and which after it, in bits; languages, the likeliest first; their markers.
 */
export const cldrDayPeriods = `
000001 en:midday
000001 en hi:noon
000001 en hi th:n
00003f en:aft afternoon intheafternoon
0001c0 en:eve evening intheevening
000fff en:𐐹𐑋 𐑐𐑥
000fff en es pt hi id de it fr ru nl zh ko pl th bn ta te mr ur gu kn ml pa he ro nb da aa ab an ann apc arn ast az ba bal be bew bg bgc bgn bho blt bm bqi bs bss bua byn ca cad cch ccp ce ceb cgg cho cic co cop csw cu cv cy dsb dv dyo et eu fil fo frr fy ga gaa gez gl gn gv ha haw hnj hr hsb ht hy ia ie ig io iu jbo ka kaa kaj kcg kea kek ken kgp kk kkj kl km kok kpe ks ku kw kxv la lg lij lkt lld lmo lrc ltg luy lzz mai mdf mfe mg mgo mhn mi mic mn mni moh ms mt mus mww myv mzn nd nds nn no nr nso nv ny nyn oc oka or os osa pap pcm pi pis pms prg ps qu quc raj rhg rif rm rw sa sat sc scn sd sdh seh sgs shn sid sk skr sma smj sms sn sr ss ssy st su suz sw tg tig tn to tok tpi trv trw ts tt tyv uz vai ve vec vmw vo wa wae wal wbp xh yrl za zu:pm
001000 en:mid
001000 en hi:mi midnight
03fe00 en:atnight night
fff000 en:inthemorning mor morning 𐐰𐑋 𐑨𐑥
fff000 en es pt hi id de it fr ru nl zh ko pl th bn ta te mr ur gu kn ml pa he ro nb da aa ab an ann apc arn ast az ba bal be bew bg bgc bgn bho blt bm bqi br bs bss bua byn ca cad cch ccp ce ceb cgg cho cic co cop csw cu cv cy dsb dv dyo et eu fil fo frr fy ga gaa gez gl gn gv ha haw hnj hr hsb ht hy ia ie ig io iu jbo ka kaa kaj kcg kea kek ken kgp kk kkj kl km kok kpe ks ku kw kxv la lg lij lkt lld lmo lrc ltg luy lzz mai mdf mfe mg mgo mhn mi mic mn mni moh ms mt mus mww myv mzn nd nds nn no nr nso nv ny nyn oc oka or os osa pap pcm pi pis pms prg ps qu quc raj rhg rif rm rw sa sat sc scn sd sdh seh sgs shn sid sk skr sma smj sms sn so sr ss ssy st su suz sw tg tig tn to tok tpi trv trw ts tt tyv uz vai ve vec vmw vo wa wae wal wbp xh yrl za zu:am
000001 es:delmediodia m
000001 es gl:mediodia
0000ff es:delatarde tarde
000f00 es:delanoche noche
03f000 es:delamadrugada dia
03f000 es pt gl:madrugada
fff000 es ast:delamanana manana
000001 pt:meiodia
000f80 pt:danoite noite
000fff pt:datarde
000fff pt ast:tarde
001000 pt:meianoite
03f000 pt gl:damadrugada
fff000 pt:damanha manha
000001 hi:madhyanh
00000f hi:afternoon dopahar दोपहर
0000f0 hi:evening shaam शाम
000fff hi:अ
000fff hi mai ne sa:अपराह्न
001000 hi:aadhiraat आधीरात मध्यरात्रि
00ff00 hi:night raat
00ff00 hi kok:रात
ff0000 hi:morning subah सुबह
fff000 hi:पू
fff000 hi mai ne sa:पूर्वाह्न
000001 id:tengahhari
000038 id:sore
000fc0 id:malam
001000 id ms:tengahmalam
3ff000 id:pagi
c00007 id:siang
000001 de:mittag mittags
00003e de:nachmittag nachmittags
000fc0 de:abend abends
000fff de:nachm
001000 de gsw:mitternacht
01f000 de:nachts
01f000 de gsw:nacht
3e0000 de:morgens
3e0000 de da:morgen
c00000 de:vormittag vormittags
fff000 de gsw:vorm
000001 it:mezzogiorno
00003f it:delpomeriggio dipomeriggio pomeriggio
000fc0 it:disera sera
001000 it:mezzanotte
03f000 it:dinotte notte
fc0000 it:dimattina mattina
000001 fr:midi
00003f fr:apm apresmidi delapm delapresmidi
000fc0 fr:dusoir
000fff fr:soir
001000 fr:min minuit
00f000 fr:delanuit nuit
fff000 fr:dumat dumatin mat matin
000001 tr:o ogle
00003f tr:ogledensonra
000040 tr:aksamustu
000180 tr:aksam
000fff tr:os
001000 tr:geceyarısı
03fe00 tr:gece
7c0000 tr:sabah
800000 tr:ogledenonce
fff000 tr:oo
000001 ru:полд полдень
00003f ru uk:день дня
000fc0 ru:веч вечера
000fc0 ru mk:вечер
001000 ru:полн полночь
00fc00 ru:ночи ночь
ff0000 ru:утра утро
00003f nl:smiddags
00003f nl af:middag
000fc0 nl:avond savonds
001000 nl:middernacht
03f000 nl:nacht snachts
fc0000 nl:ochtend sochtends
000001 ar:ظهرا
00003e ar:بعدالظهر
000fff ar:م مساء
001000 ar:فيالمساء منتصفالليل
006000 ar:ل ليلا
038000 ar:فجرا فيالصباح
fff000 ar:ص صباحا
000001 zh yue:中午
000f80 zh:晚上
000fff zh yue:下午
001000 zh yue:午夜
01f000 zh yue:凌晨
0e0000 zh:早上
0e0000 zh yue:清晨
fff000 zh yue:上午
000001 ja:正午
00000f ja:昼
000070 ja:夕方
000780 ja:夜
000fff ja:午後
001000 ja:真夜中
00f800 ja:夜中
ff0000 ja:朝
fff000 ja:午前
000001 ko:정오
0001c0 ko:저녁
000fff ko:오후
001000 ko:자정
007e00 ko:밤
038000 ko:새벽 아침
fff000 ko:오전
000001 fa:ظ ظهر
000060 fa:شام
00007e fa:ع عصر
00007f fa:بعدازچاشت
000fff fa:ب بظ بعدازظهر
001000 fa:ن نیمهشب
00e000 fa:بامداد
00ff80 fa:شب
00ffe0 fa:ش
ff0000 fa ur:صبح
fff000 fa:ق قبلازظهر قظ
000001 uk:опівдні п полудень пополудні
000fc0 uk:вечора вечір
000fff uk:пп
001000 uk:опівночі опівніч північ
00f000 uk:ночі ніч
ff0000 uk:ранку ранок
fff000 uk:дп
000001 pl:poł południe wpoł wpołudnie
00003f pl:popoł popołudnie popołudniu
0001c0 pl:wiecz wieczor wieczorem
001000 pl:opołn opołnocy połn połnoc
03fe00 pl:wnocy
03fe00 pl sr:noc
3c0000 pl:rano
c00000 pl:przedpoł przedpołudnie przedpołudniem
000001 vi:tr trua
00003f vi:chieu
0001c0 vi:toi
000fff vi:c ch
001000 vi:nuađem
00fe00 vi:đem
ff0000 vi:sang
fff000 vi:s sa
000001 th:ช่วงเที่ยง ตอนบ่าย เที่ยง ในตอนบ่าย
00000e th:บ่าย
000030 th:ตอนเย็น เย็น ในตอนเย็น
0001c0 th:ค่ำ
000fff th:หลังเที่ยง
001000 th:เที่ยงคืน
03fe00 th:กลางคืน
fc0000 th:ตอนเช้า เช้า ในตอนเช้า
fff000 th:ก่อนเที่ยง
00000f bn:দুপুর দুপুরবেলায়
000030 bn:বিকাল
0000c0 bn:সন্ধ্যা সন্ধ্যাবেলায়
00ff00 bn:রাত্রি রাত্রিতে রাত্রিবেলায়
030000 bn:ভোর ভোরবেলায়
fc0000 bn:সকাল সকালবেলায়
000001 ta:நண் நண்பகல்
000003 ta:மதி மதியம்
00000c ta:பிற்
000030 ta:மா மாலை
0001c0 ta:அந்திமா அந்திமாலை
000fff ta:பிப பிற்பகல்
001000 ta:நள் நள்ளிரவு
007e00 ta:இ இர இரவு
018000 ta:அதி அதிகாலை
fe0000 ta:கா காலை
fff000 ta:முப முற்பகல்
00003f te:మధ్యాహ్నం
0001c0 te:సాయంత్రం
000fff te:సా
001000 te:అర్ధరాత్రి
03fe00 te:రాత్రి
fc0000 te:ఉదయం
fff000 te:ఉ
000001 mr:म
000001 mr ne:मध्यान्ह
00000f mr:दु दुपार
0001c0 mr:सा सायंकाळ
0001f0 mr:संध्याकाळ
000fff mr:मउ सं
001000 mr:मध्यरात्र मरा
00fe00 mr:रा रात्र
030000 mr:प पहाट
fc0000 mr:सकाळ
fff000 mr:स
fff000 mr kok:मपू
00000f ur:دوپہر دوپہرمیں
000030 ur:سہپہر
0000c0 ur:شام شاممیں
001000 ur:ادھیرات نصفشب
00ff00 ur:رات راتمیں
ff0000 ur:صبحمیں
00000f gu:બપોર બપોરે
0000f0 gu:સાંજ સાંજે
001000 gu:મધ્યરાત્રિ મરાત્રિ
00ff00 gu:રાત્રિ રાત્રે
ff0000 gu:સવાર સવારે
00003f kn:ಮಧ್ಯಾಹ್ನ
0001c0 kn:ಸಂಜೆ
000fff kn:ಅ ಅಪರಾಹ್ನ
001000 kn:ಮಧ್ಯರಾತ್ರಿ
03fe00 kn:ರಾತ್ರಿ
fc0000 kn:ಬೆಳಗ್ಗೆ
fff000 kn:ಪೂ ಪೂರ್ವಾಹ್ನ
000001 ml:ഉച്ച
000003 ml:ഉച്ചയ്ക്ക്
000004 ml:ഉച്ചതിരിഞ്ഞ്
000038 ml:വൈകുന്നേരം
000040 ml:സന്ധ്യ
001000 ml:അ അർദ്ധരാത്രി
007f80 ml:രാത്രി
038000 ml:പുലർച്ചെ
fc0000 ml:രാവിലെ
00000f pa:ਦੁਪਹਿਰੇ
0001f0 pa:ਸ਼ਾਮ ਸ਼ਾਮੀਂ
000fff pa:ਬਾਦੁ ਸ਼
001000 pa:ਅੱਧੀਰਾਤ
00fe00 pa:ਰਾਤ ਰਾਤੀਂ
ff0000 pa:ਸਵੇਰੇ
fff000 pa:ਪੂਦੁ ਸ
00000f he:בצהריים צהריים
000030 he:אחרהצהריים
0003c0 he:בערב ערב
000fff he:אחהצ
001000 he:חצות
007c00 he:בלילה לילה
038000 he:לפנותבוקר
fc0000 he:בבוקר בוקר
fff000 he:לפנהצ
00001f el:μεσημ μεσημερι τομεσημερι
0000e0 el:απογ απογευμα τοαπογευμα
000fff el:μμ
00ff00 el:βραδυ τοβραδυ
ff0000 el:πρωι τοπρωι
fff000 el:πμ
000001 ro:amiaza laamiaza
00003f ro:dupaamiaza
0003c0 ro:seara
001000 ro:lamiezulnoptii miezulnoptii
01fc00 ro:noapte noaptea
fe0000 ro:dimineata
000001 hu:del
00003f hu:delutan
0001c0 hu:este
000fff hu:du
001000 hu:ejfel
00fe00 hu:ejjel
030000 hu:hajnal
1c0000 hu:reggel
e00000 hu:delelott
fff000 hu:de
000001 cs:poledne
000001 cs sk:pol
00003f cs:o odpoledne
0003c0 cs sk sl:vecer
0003c0 cs sl:v vec
000fff cs:odp
001000 cs:pul puln pulnoc
00fc00 cs:n vn
00fc00 cs sk:noc vnoci
1f0000 cs:r
1f0000 cs sk:rano
e00000 cs:d dopoledne
fff000 cs dsb hsb sl:dop
00003f sv:efterm paefterm paeftermiddagen
000fc0 sv:kvall pakvallen
000fff sv:eftermiddag
000fff sv nn:em
001000 sv nb nn no:midnatt
01f000 sv:natt panatten
3e0000 sv:morgon pamorg pamorgonen
c00000 sv:paform
c00000 sv nb nn no:form paformiddagen
fff000 sv nn:formiddag
fff000 sv nn pcm:fm
00003f nb:ettermiddagen
00003f nb nn no:etterm paettermiddagen
00003f nb no:ettermiddag
000fc0 nb:kvelden
000fc0 nb is nn no:kv
000fc0 nb nn no:kveld pakvelden
001000 nb af is nn no:mn
001000 nb nn no:midn
03f000 nb:natten
03f000 nb nn no:natt nt
03f000 nb no:panatten
3c0000 nb:morgenen
3c0000 nb nn no:mg morg
3c0000 nb no:morgen pamorgenen
c00000 nb:formiddagen
c00000 nb da no:formiddag
00003f da:eftermiddag omeftermiddagen
000fc0 da:aften omaftenen
001000 da:midnat
01f000 da:nat omnatten
3e0000 da:ommorgenen
c00000 da:omformiddagen
000001 fi:keskip keskipaiva keskipaivalla kp
00003f fi:iltap iltapaiva iltapaivalla
0007c0 fi:illalla ilta
000fff fi:ip
001000 fi:keskiyo keskiyolla ky
01f800 fi:yo yolla
3e0000 fi:aamu aamulla
c00000 fi:aamup aamupaiva aamupaivalla
fff000 fi:ap
000001 am:ቀ ቀትር
000001 az:g gunorta ҝ ҝүнорта
000001 bs hr sr:podne
000001 bs sr:подне
000001 ca:migdia
000001 chr:ꭲ ꭲꭶ
000001 cy:canoldydd
000001 et:keskpaev keskpaeval
000001 fil:tanghalingtapat
000001 gl:domediodia
000001 hy:կեսօր կեսօրին կօ
000001 is:h hadegi hd
000001 ka:შუადღ შუადღე შუადღეს
000001 kgp:kurakuju
000001 kk:талтүс түскі تالءتۇس تۇسكى
000001 km:ថ្ងៃត្រង់
000001 ky:чактүш чт
000001 lo:ຕອນທ່ຽງ ທ ທ່ຽງ
000001 lt:perpiet vidurdienis
000001 lv:pusd pusdienlaika pusdienlaiks
000001 mk:напл напладне пладне
000001 mn:үддунд
000001 my:မွန်းတည့်
000001 si:ම මධ්යාහ්නය
000001 sk:nap napol napoludnie poludnie
000001 sl:1200 opold opoldne pold poldne
000001 sq:emesdites mesdite
000001 sw:adhuhuri saasitazamchana
000001 uz:tushpayti тушпаити
000001 yrl:iandearapyturepe
000003 ee:ŋdɔ
000003 eu:eguerd eguerdia eguerdiko
000003 gsw:mittag zmittag
000003 ms:tengahhari
000003 si:ද දවල්
00000f blo:gshk gɩshilikɔnɔ
00000f ccp:𑄘𑄨𑄝𑄪𑄎𑄳𑄠
00000f fil:sahapon tanghali
00000f kok:donpar donparam dp दनपार दनपारां
00000f lo:ຕອນບ່າຍ ສ ສວຍ ສວາຍ
00000f my:နေ့လယ်
00000f ne:अपरान्ह
00000f sw:alasiri mchana
00001f az:gunduz ҝүндүз
000030 ccp:𑄝𑄬𑄣𑄳𑄠𑄬
000030 fil:sagabi
00003c bg:следобед
00003c si:හ හවස
00003f af:diemiddag indiemiddag
00003f am:ከሰዓት1 ከሰዓት7 ከሰዓት7ሰዓት ከሰዓትበኋላ
00003f bs:послииеподне уподне
00003f bs hr:poslijepodne
00003f cy:prynhawn ynyprynhawn yprynhawn
00003f et:parastlouna parastlounal
00003f fil:hapon nghapon
00003f hr:popodne
00003f hy:ցերեկ ցերեկը ցերեկվա ցրկ
00003f is:eftirhadegi sd siðdegis
00003f ka:ნაშუადღ ნაშუადღევი ნაშუადღევს
00003f kk:түстенкеиін түстенкеиінгі تۇستەنكەيىن تۇستەنكەيىنگى
00003f km:នៅពេលរសៀល រសៀល
00003f ky:түшткин түштөнкииин
00003f lt:diena popiete
00003f mn:өдөр
00003f sk:popol popoludni popoludnie
00003f sl:popoldan
00003f sr:popod попод
000060 az:axsamustu ахшамүстү
000070 ne:साँझ
000070 sw:jioni
00007c eu:arrats arratsaldea arratsaldeko
00007c ms:petang
00007e ca:tarda
00007e zu:ntambama
00007f kgp:rakanhky
00007f yrl:karukarame
0000c0 ccp:𑄥𑄎𑄧𑄚𑄳𑄠
0000f0 blo:gtsh gɩteŋshile
0000f0 kok:sanj sj
0000f0 lo:ຕອນແລງ ລ ແລງ
000180 ca:vespre
000180 eu:iluntz iluntzea iluntzeko
0001c0 bs hr:navecer
0001c0 bs sr:вече увече
0001c0 ee:fie
0001c0 ka:საღ საღამო საღამოს
0001c0 kk:кеш кешкі كەش كەشى
0001c0 km:នៅពេលល្ងាច ល្ងាច
0001c0 ky:кечинде кечк кечкурун
0001c0 mn:орои
0001c0 sr:uvece vece
0001fe gl:datarde tarde
000380 ne:बेलुकी
0003c0 bg:вечерта
0003c0 sl:zv zvec zvecer
0003c0 uz:kechqurun кечқурун
0007c0 et:ohtu ohtul
0007c0 lv:vakara vakars
000e00 ca:nit
000e00 eu:gaua gaueko
000e00 gl:noite
000e00 km:នៅពេលយប់ យប់
000f00 blo:gjb gɩjibɔŋɔ
000f80 az:axsam ахшам
000f80 kgp:kutyky
000f80 ms:malam
000f80 my:ည
000f80 yrl:pitunarame
000f80 yue:夜晚
000f80 zu:ebusuku
000fc0 af:aand dieaand indieaand
000fc0 am:ማታ ማታ1 ምሽት በምሽት
000fc0 cy:minnos yrhwyr
000fc0 gsw:aabig zaabig
000fc0 hy:երեկո երեկոյան երկ
000fc0 is:aðkvoldi kvold
000fc0 lt:vakaras
000fc0 mk:навечер
000fc0 si:රෑ
000fc0 sq:embremjes mbremje
000ff0 fil:gabi nggabi
000fff af:n
000fff af ksh:nm
000fff agq:ak
000fff ak:anw ew
000fff am:ከ ከሰዓት
000fff as:অপৰাহ্ণ অপৰাহ্ন
000fff asa:ichamthi
000fff ast:delatarde
000fff az:п пм
000fff bas:iɓugajɔp
000fff bem:akasuba
000fff bez:pamunyi
000fff bg:слоб
000fff bgc bho mai:सांझ
000fff blo:2ja ʊshilekʊsasʊ
000fff bo:ཕྱི་དྲོ་
000fff br:gm
000fff brx:बे बेलासे
000fff bs:послијеподне
000fff bs sr:popodne поподне
000fff chr:ꮢ ꮢꭿᏹꭲ ꮢꭿᏹꭲꮧꮲ
000fff ckb:دن
000fff csw:ᐲᒼ
000fff cv:кх
000fff cy:h yh
000fff dav:lumalwap
000fff dje twq:zaarikayb
000fff doi:दपैहरबाद बाददपैहर सञ
000fff dsb:wotp wotpołdnja
000fff dua:ebyamu
000fff dz:ཕྱི་ཆ་
000fff ebu:ut
000fff ee:ɣ ɣetrɔ
000fff eo:ptm
000fff ewo:ngəgogəle
000fff ff:kikiiɗe 𞤩 𞤩𞤰
000fff fur:p
000fff ga:in
000fff gaa:shwane
000fff gd:f
000fff gsw:amnamittag nam namittag
000fff guz:mo mog
000fff ha:yamma ym
000fff hsb:popołdnju
000fff hsb sl:pop
000fff hy:կհ հ
000fff ie:posmidi
000fff ig:nabali
000fff ii:ꁯꋒ
000fff is:eh
000fff is se:e
000fff jgo:ŋkambɔtnji
000fff jmc rwk vun:kyiukonyi
000fff jv:wengi
000fff ka:შუადღშემდეგ
000fff kab:ntmeddit
000fff kam:iyawioo
000fff kde:chilo
000fff kek:ewu
000fff khq ses:aluula
000fff ki:hwaiini
000fff kk:تك
000fff kln:koosk kooskoliny
000fff kok:sanje मनं सांज सांजे
000fff ks:پیایم दुपहरपतॖ
000fff ks kxv:पीएम
000fff ksb:nyiaghuo
000fff ksf:cɛɛnko
000fff ksh:nommendaach uhrnommendaachs
000fff ku:pn
000fff kxv:ପି ପିଏମ పి పిఎమ్
000fff ky:түштөнкииинки
000fff ky uz:тк
000fff lag:muu
000fff lb:nome nomettes
000fff lmo:desira
000fff ln:mpokwa
000fff lo:ຫຼທ ຫຼັງທ່ຽງ
000fff lt:popiet
000fff lu:dilolo
000fff luo:ot
000fff lv:pecp pecpusd pecpusdiena
000fff mas:ɛndama
000fff mer:ug
000fff mgh:mchochill
000fff mk:попл попладне
000fff mn:үх ᠦ᠂ᠬᠣ
000fff mni:পিএম
000fff ms:ptg
000fff mua:lilli
000fff my:ညနေ
000fff naq:ǃuias
000fff nmg:kugu
000fff nn:ettermiddag
000fff nnh:ncwonzem
000fff nqo:ߥ
000fff nus:tŋ
000fff om:wb
000fff or:ଅ ଅପରାହ୍ନ
000fff os:ӕмбисбоныфӕстӕ
000fff pcm:fi foivnin
000fff prg:papussideinan
000fff ps:غو
000fff raj:सांम
000fff rn:zmw
000fff rof:kingoto
000fff sah:эк
000fff saq:teipa
000fff sat:ᱧᱤᱫᱟᱹ
000fff sbp:pashamihe
000fff sc:b
000fff sd:شام شاممنجهند منجهندشام मंझंदिखांपोइ शामजा
000fff se:eahketbeaivet eahketbeaivi eb
000fff sg:lk
000fff shi:tadggʷat
000fff shi zgh:ⵜⴰⴷⴳⴳⵯⴰⵜ
000fff shn:တလ တွၼ်ႈလႃႈ လ
000fff si:ප පව
000fff sl:popoldne
000fff smn:ep
000fff so:d gd gn
000fff sq:epasdites md pasdite
000fff st:thapama
000fff syr:ܒ ܒܛ
000fff szl:popołedniu
000fff teo:ebongi
000fff tg:пачо
000fff ti:ድሕርሰዓት ድቀ
000fff tk:goson gson gunortadanson son
000fff to:ea efiafi
000fff tok:pinisuno pipinisuno
000fff tzm:deffiraza
000fff ug:ك چك چۈشتىنكېيىن
000fff uz:tk
000fff vmw:makaaripi
000fff wo:ngo
000fff xnr:दपेहरासंजा
000fff xog:eigulo
000fff yav:kisɛndɛ
000fff yi:נאכמיטאג
000fff yo:osan ɔsan
000fff yue:下昼 下晝
000fff za:banringzgvaq
001000 af:middernag
001000 am:እኩለሌሊት
001000 az:gecəyarı ҝеҹәјары
001000 bg:полунощ
001000 bs hr sr:ponoc
001000 bs sr:поноћ
001000 ca:mitjanit
001000 cy:canolnos
001000 et:keskoo keskool
001000 eu:gauerd gauerdia
001000 fil:hatinggabi
001000 gl:medianoite
001000 hy:կգ կեսգիշեր կեսգիշերին
001000 is:miðnætti
001000 ka:შუაღამე შუაღამეს
001000 kgp:kutysi
001000 kk:түнжарымы ءتۇنجارىمى
001000 km:អធ្រាត្រ
001000 kok:modhyan modhyanrat मध्यान मध्यानरात
001000 ky:түнорт түнортосу
001000 lo:ທຄ ທ່ຽງຄືນ
001000 lt:vidurnaktis
001000 lv:pusnakti pusnakts
001000 mk:наполнок полнок
001000 mn:шөнөдунд
001000 my:သန်းခေါင်ယံ
001000 ne:मध्यरात
001000 si:මැ මැදියම මැදියමටපසු
001000 sk sl:opoln opolnoci poln polnoc
001000 sl:2400
001000 sq:emesnates mesnate
001000 sw:saasitazausiku
001000 uz:yarimtun яримтун
001000 yrl:pitunapyterupe
001e00 gl:danoite
00f000 az:gecə ҝеҹә
00f000 blo:gajanɩ gjn
00f000 mk:нок ноке пополнок
00f000 sq:enates nate
00fc00 bg:презнощта
00fc00 ne:रात
00fe00 bs:ponoci ноћ ноћу
00fe00 ee:za
00fe00 hr:nocu
00ff00 ccp:𑄢𑄬𑄖𑄴
00ff00 kok:rat rati rt राती
00ff80 sw:usiku
010000 ee:fɔŋli
01f000 af:dienag indienag nag
01f000 gsw:znacht
01f800 et:oo oosel
01fe00 ka:ღამ ღამე ღამით
01ff00 lo:ກຄ ກາງຄືນ ຕອນກາງຄືນ
030000 az:subh сүбһ
030000 ccp:𑄛𑄧𑄖𑄳𑄠𑄃𑄟𑄧𑄣𑄳𑄠𑄬
03e000 si:පා පාන්දර
03f000 am:ሌሊት ሌሊት1 በሌሊት
03f000 ca:matinada
03f000 eu:goiz goizald goizaldea goizaldeko
03f000 fil:nangumaga ngumaga umaga
03f000 hy:գիշեր գիշերը գիշերվա գշր
03f000 is:aðnottu n nott
03f000 kgp:kurage
03f000 lt:naktis
03f000 nn:panatta
03f000 yrl:pitunaeterame
03f000 zu:entathakusa
03f800 lv:nakti nakts
03fc00 sl:n noc po ponoci
03fc00 uz:kechasi кечаси
03fe00 kk:түнгі ءتۇن تۇنگى
03fe00 kk ky:түн
03fe00 ky:түничинде
03fe00 mn:шөнө
03fe00 sr:nocu ноћ ноћу
070000 blo:asb asʊbaa
070000 sw:alfajiri
1f0000 sq:emengjesit mengjes
3c0000 nn:morgon pamorgonen
3c0000 sl:j jut jutro zj zjut zjutraj
3c0000 zu:ekuseni
3f0000 mk:наутро утро
7c0000 uz:ertalab эрталаб
7f0000 bg:сутринта
800003 bg:наобед наобяд
80003f uz:kunduzi кундузи
c00000 sl:dopoldan
c00001 zu:emini
e00000 sk:dopol dopoludnia dopoludnie
f00000 yue:朝早
f80000 blo:gajaka gjk
f80000 sw:asubuhi
fc0000 am:ጥዋት1
fc0000 az:səhər сәһәр
fc0000 ca:mati
fc0000 ccp:𑄝𑄬𑄚𑄳𑄠𑄬
fc0000 eu:goiza goizeko
fc0000 fil:madalingaraw
fc0000 gl:damana mana
fc0000 hy:առավոտ առավոտյան առվ
fc0000 is:aðmorgni morgunn mrg
fc0000 kgp:kusagki
fc0000 kk:таң таңғы تاڭ تاڭعى
fc0000 ky:эртеңменен эртңмн
fc0000 lt:rytas
fc0000 lv:norita rits
fc0000 mn:өглөө
fc0000 si:උ උදේ
fc0000 sr:jutro ujutro ujutru ујутро ујутру јутро
fc0000 yrl:kuemarame
fe0000 af:dieoggend o oggend
fe0000 et:hommik hommikul
fe0000 gsw:ammorge morge
fe0000 ka:დილ დილა დილით
fe0000 lo:ຊ ຕອນເຊົ້າ ເຊົ້າ
ff0000 bs:ујутру јутро
ff0000 bs hr:ujutro
ff0000 kok:sk sokall
ff0000 ne:बिहान
fff000 af:v
fff000 af ksh:vm
fff000 agq:ag
fff000 ak:an
fff000 am:ጠ ጥዋት
fff000 as:পূৰ্বাহ্ণ পূৰ্বাহ্ন
fff000 asa:icheheavo
fff000 az:ам
fff000 az sr:а
fff000 bas:ibikɛgla
fff000 bem:uluchelo
fff000 bez:pamilau
fff000 bg:проб
fff000 bgc:तडके
fff000 bho mai:भोर
fff000 blo:1ka ʊshilekʊboɖu
fff000 bo:སྔ་དྲོ་
fff000 brx:फुं
fff000 bs sr:prijepodne преподне пријеподне
fff000 chr:ꮜ ꮜꮎꮄ
fff000 ckb:بن
fff000 csw:ᐁᒼ ᐊᒼ
fff000 cv:ку
fff000 cy:b bore yb ybore ynybore
fff000 dav:lumalwak
fff000 dje twq:subbaahi
fff000 doi:सवेर
fff000 dsb hsb:dopołdnja
fff000 dua:idiɓa
fff000 dz:སྔ་ཆ་
fff000 ebu:ki
fff000 ee:ŋ ŋdi
fff000 eo:atm
fff000 eu:g
fff000 ewo:kikirig
fff000 ff:subaka 𞤢 𞤢𞤰
fff000 fur:a
fff000 ga:rn
fff000 gaa:leebi
fff000 gd:m
fff000 gsw:amvormittag vormittag
fff000 guz:ma mambia
fff000 ha:safiya sf
fff000 hy:ա կա
fff000 ie:antemidi
fff000 ig:nututu
fff000 ii:ꎸꄑ
fff000 is:fh
fff000 jgo:mbamba
fff000 jmc rwk vun:utuko
fff000 jv:isuk
fff000 kab:ntufat
fff000 kam:iyakwakya
fff000 kde:muhi
fff000 kek:eqela
fff000 khq ses:adduha
fff000 ki:kiroko
fff000 kk:تد
fff000 kln:karoon krn
fff000 km:នៅពេលព្រឹក ព្រឹក
fff000 kok:sokallim सकाळ सकाळीं
fff000 ks:اےایم दुपहरब्रोंठ येएम
fff000 ksb:makeo
fff000 ksf:saruwa
fff000 ksh:uhrvormiddaachs vormeddaach
fff000 ku:bn
fff000 kxv:एएम ଏ ଏଏମ ఎ ఎఎమ్
fff000 ky:таңкы тң
fff000 lag:too
fff000 lb:moies
fff000 lmo:delmatin
fff000 ln:ntɔngɔ
fff000 lo:ກທ ກ່ອນທ່ຽງ
fff000 lt:priespiet prp
fff000 lu:dinda
fff000 luo:od
fff000 lv:prieksp priekspusdiena
fff000 mas:ɛnkakɛnya
fff000 mer:ru
fff000 mgh:wichishu
fff000 mk:претпл претпладне
fff000 mn:үө ᠦ᠂ᠥ
fff000 mni:এএম নুমাং
fff000 ms:pagi pg
fff000 mua:comme
fff000 my:နံနက်
fff000 naq:ǁgoagas
fff000 nmg:mana
fff000 nnh:mbaamba
fff000 nqo:ߛ
fff000 nus:rw
fff000 om:wd
fff000 or:ପୂ ପୂର୍ବାହ୍ନ
fff000 os:ӕмбисбоныразмӕ
fff000 pcm:fomonin
fff000 prg:ankstainan
fff000 ps:غم
fff000 raj:सबेरे
fff000 rn:zmu
fff000 rof:kangama
fff000 sah:эи
fff000 saq:tesiran
fff000 sat:ᱥᱮᱛᱟᱜ
fff000 sbp:lwamilawu
fff000 sd:صبح صبحمنجهند मंझंदिखांपहिंरियों सुबुहजा
fff000 se:i ib iđitbeaivet iđitbeaivi
fff000 sg:nd
fff000 shi:tifawt
fff000 shi zgh:ⵜⵉⴼⴰⵡⵜ
fff000 shn:တွၼ်ႈၸဝ်ႉ တၸ ၸ
fff000 si:පෙ පෙව
fff000 sl:d dopoldne
fff000 smn:ip
fff000 so:gh h sn
fff000 sq:eparadites paradite pd
fff000 sr:prepodne
fff000 st:hoseng
fff000 syr:ܩ ܩܛ
fff000 szl:dopołednio
fff000 teo:taparachu
fff000 tg:печо
fff000 ti:ቅቀ ንጉሆሰዓተ
fff000 tk:gon goon gunortadanon on
fff000 to:hengihengi hh
fff000 tok:opensuno piopensuno
fff000 tzm:zdatazal
fff000 ug:ب چب چۈشتىنبۇرۇن
fff000 uz:to то
fff000 vmw:vaasisu
fff000 wo:sub
fff000 xnr:भ्यागा
fff000 xog:munkyo
fff000 yav:kiɛmɛɛm
fff000 yi:פארמיטאג
fff000 yo:aaro aarɔ
fff000 yue:上昼 上晝
fff000 za:banhaet
`
