/**
 * Everyday words in the six languages that questions are understood in, so that a question in one finds messages in another, and the
 * irregular forms of one language find each other. One meaning a line: English | German | Spanish | Portuguese | Hindi in both scripts |
 * Arabic; words that belong together are joined by `_`. A line that begins with `~` has words that alone say little: what
 * was "found" or "put" somewhere is in the words beside them.
 */
const lines = `
~find found finding discover discovered | finden gefunden fand findet | encontrar encontré encontró encontramos hallar | encontrar encontrei encontrou achar achou achei | मिला मिली मिले mila mili mile | وجد وجدت وجدنا لقى لقيت
~put placed | legen gelegt stellen gestellt tun getan | poner puso puse pusimos | colocar colocou botar botou pôs pus | रखा रखी rakha rakhi | وضع وضعت حط حطيت
~take took taken takes | nehmen genommen nahm nimmt | tomar tomó coger cogió llevar llevó | pegar pegou levar levou | लिया ली लेना liya lena | اخذ أخذ أخذت
~bring brought | bringen mitbringen mitgebracht gebracht brachte | traer trajo trajimos | trazer trouxe trouxeram | लाया लाई लाना laya laye lana | احضر أحضر جاب جلب
~give gave given | geben gab gegeben | dar dio dimos di | dar deu deram dei | दिया दी देना diya dena | اعطى أعطى اعطاني عطاني
~get got gotten receive received | bekommen kriegen gekriegt erhalten | recibir recibió recibí conseguir | receber recebeu conseguir | पाया paya | حصل استلم
~go went gone going | gehen gegangen ging fahren gefahren fuhr | ir fuimos fui ido | ir fomos fui indo | गया गए जाना gaya gaye jana | ذهب ذهبت ذهبنا راح رحنا
~come came arrive arrived coming | kommen gekommen kam ankommen angekommen kommt | venir vino llegar llegó llega llegamos | vir veio chegar chegou chega | आया आई आना aaya aayi aana pahuncha | جاء اتى وصل وصلت جا
~happen happened | passieren passiert geschehen geschah | pasar pasó ocurrió | acontecer aconteceu passou | हुआ hua | حدث حصل صار
~make made | machen gemacht | hacer hizo hicimos | fazer fez fizemos | बनाया बनाई banaya banayi | صنع عمل عملت
~keep kept | behalten behielt aufbewahrt | guardar guardó | guardar guardou | संभाला sambhala | احتفظ
~leave left | lassen gelassen verlassen | dejar dejó salir salió | deixar deixou sair saiu | छोड़ा छोड़ chhoda | ترك غادر
~see saw seen watch | sehen gesehen sah sieht | ver vio vimos visto | ver viu vimos visto | देखा देखी dekha dekhi dekhna | رأى شاف شفت شفنا رأينا شاهدنا
~look looked looking | schauen geschaut suchen gesucht | mirar buscar buscó | olhar procurar procurou | ढूंढा dhundha | نظر بحث
~want wanted | wollen gewollt | querer quiso quería | querer quis queria | चाहता चाहिए chahta chahiye | اراد يريد بدو
~need needed | brauchen gebraucht | necesitar necesitaba necesita | precisar precisou precisa | ज़रूरत zaroorat | احتاج يحتاج
~use used | benutzen benutzt verwendet | usar usa usó | usar usa usou | इस्तेमाल istemal | استخدم
~think thought | denken gedacht dachte | pensar pensó | pensar pensou achar | सोचा socha | فكر
~ask asked asks | fragen gefragt fragte | preguntar preguntó pedir pidió | perguntar perguntou pedir pediu | पूछा poocha pucha | سأل طلب
~show showed shown | zeigen gezeigt | mostrar mostró enseñar | mostrar mostrou | दिखाया dikhaya | اظهر عرض
~name named | Name genannt nennen heißen | nombre llamado | nome chamado | नाम naam | اسم سمى
~try tried | versuchen versucht | intentar intentó probar | tentar tentou | कोशिश koshish | حاول
~thing stuff | Sache Ding Sachen | cosa cosas | coisa coisas | चीज़ cheez | شيء اشياء
~new | neu neue neuen neues | nuevo nueva | novo nova | नया नई naya nayi | جديد جديدة
~old | alt alte alten altes | viejo vieja antiguo | velho velha antigo | पुराना पुरानी purana purani | قديم قديمة
~good nice | gut schön | bueno buena bien | bom boa bem | अच्छा acha accha | جيد حلو
~bad wrong | schlecht falsch | malo mala | mau ruim errado | बुरा ग़लत bura galat | سيء خطأ
~big large | groß große | grande | grande | बड़ा बड़ी bada badi | كبير كبيرة
~small little | klein kleine | pequeño pequeña | pequeno pequena | छोटा छोटी chhota chhoti | صغير صغيرة
~day days | Tag Tage | día días | dia dias | दिन din | يوم ايام
~time times | Zeit Mal | tiempo vez | tempo vez | समय बार samay baar | وقت مرة
~place | Ort Platz | lugar sitio | lugar sítio | जगह jagah | مكان
~person man guy | Mann Typ Person Mensch | hombre persona tipo | homem pessoa cara | आदमी aadmi | رجل شخص
~woman lady girl | Frau Dame Mädchen | mujer señora chica | mulher senhora menina moça | औरत लड़की aurat ladki | امرأة سيدة بنت
~people | Leute Menschen | gente personas | gente pessoas | लोग log | ناس
~work working worked | arbeiten gearbeitet | trabajar trabaja | trabalhar trabalha | काम kaam | يعمل اشتغل
~home | Zuhause heim | casa hogar | casa lar | घर ghar | بيت
~open opened | öffnen geöffnet aufmachen | abrir abrió | abrir abriu | खोला khola | فتح
~close closed shut | schließen geschlossen | cerrar cerró | fechar fechou | बंद band | اغلق سكر
~turn turned | drehen gedreht | girar | virar virou | मुड़ा | دار
~drop dropped | fallen_lassen fallenlassen | caer cayó tirar dejó_caer | deixar_cair deixou_cair cair caiu | गिराया गिरा giraya gira | سقط وقع اوقع
~year years | Jahr Jahre Jahren | año años | ano anos | साल saal | سنة سنوات عام
~week weeks | Woche Wochen | semana semanas | semana semanas | हफ़्ता हफ़्ते hafta hafte | اسبوع اسابيع
~month months | Monat Monate | mes meses | mês meses | महीना महीने mahina mahine | شهر اشهر
~hour hours minute minutes | Stunde Stunden Minute Minuten | hora horas minuto minutos | hora horas minuto minutos | घंटा घंटे मिनट ghanta ghante | ساعة ساعات دقيقة
~today tonight tomorrow yesterday | heute morgen gestern | hoy mañana ayer | hoje amanhã ontem | आज कल aaj kal | اليوم غدا بكرة امس
~two three four five six seven eight nine ten | zwei drei vier fünf sechs sieben acht neun zehn | dos tres cuatro cinco seis siete ocho nueve diez | dois duas três quatro cinco seis sete oito nove dez | दो तीन चार पाँच do teen char paanch | اثنين ثلاثة اربعة خمسة
~best worst better | beste besser schlimmste | mejor peor | melhor pior | सबसे_अच्छा behtar | افضل احسن
~life story situation | Leben | vida | vida | ज़िंदगी zindagi | حياة
call called phone rang ring | anrufen angerufen ruft Anruf telefonieren | llamar llamó llamada | ligar ligou telefonar chamada | फ़ोन कॉल call phone | اتصل اتصلت مكالمة
vet veterinarian | Tierarzt Tierärztin | veterinario veterinaria | veterinário veterinária | पशु_चिकित्सक vet | بيطري طبيب_بيطري
cat cats kitten | Katze Kater Katzen Kätzchen | gato gata gatos gatito | gato gata gatos gatinho | बिल्ली बिल्ला billi | قط قطة
dog dogs puppy | Hund Hunde Hündin Welpe | perro perra perros | cachorro cão cadela cães | कुत्ता कुत्ते kutta kutte | كلب كلاب
goose geese | Gans Gänse | ganso gansos oca | ganso gansos | हंस hans | اوزة اوز وز
swan swans | Schwan Schwäne | cisne cisnes | cisne cisnes | हंस | بجعة
duck ducks | Ente Enten | pato patos | pato patos | बत्तख battakh | بطة بط
bird birds | Vogel Vögel | pájaro pájaros ave | pássaro pássaros ave | चिड़िया पक्षी chidiya pakshi | طائر عصفور طيور
pigeon pigeons | Taube Tauben | paloma palomas | pombo pombos | कबूतर kabootar | حمامة حمام
horse horses | Pferd Pferde | caballo caballos | cavalo cavalos | घोड़ा ghoda | حصان خيل
sheep lamb | Schaf Schafe Lamm | oveja ovejas cordero | ovelha ovelhas | भेड़ bhed | خروف غنم
cow cows | Kuh Kühe | vaca vacas | vaca vacas | गाय gaay | بقرة
rooster cockerel | Hahn | gallo | galo | मुर्गा murga | ديك
chicken hen hens | Huhn Hühner Hähnchen | pollo gallina gallinas | frango galinha galinhas | मुर्गी चिकन murgi chicken | دجاجة دجاج
fox foxes | Fuchs Füchse | zorro zorra zorros | raposa raposas | लोमड़ी lomdi | ثعلب
hedgehog | Igel | erizo | ouriço porco-espinho | कांटेदार_जंगली_चूहा | قنفذ
mouse mice rat | Maus Mäuse Ratte | ratón ratones rata | rato ratos ratazana | चूहा chuha | فأر
bee bees | Biene Bienen | abeja abejas | abelha abelhas | मधुमक्खी मधुमक्खियाँ madhumakkhi | نحلة نحل
swarm | Schwarm | enjambre | enxame | झुंड jhund | سرب
slug slugs snail snails | Schnecke Schnecken Nacktschnecke Nacktschnecken | babosa babosas caracol caracoles | lesma lesmas caracol | घोंघा घोंघे ghongha ghonghe | بزاقة بزاقات حلزون
spider | Spinne | araña | aranha | मकड़ी makdi | عنكبوت
frog toad | Frosch Kröte | rana sapo | sapo rã | मेंढक mendhak | ضفدع
fish | Fisch Fische | pez pescado peces | peixe peixes | मछली machli machhli | سمك سمكة
parrot | Papagei | loro | papagaio | तोता tota | ببغاء
tortoise turtle | Schildkröte | tortuga | tartaruga | कछुआ kachua | سلحفاة
animal animals | Tier Tiere | animal animales | animal animais bicho | जानवर janwar | حيوان حيوانات
nest | Nest | nido | ninho | घोंसला ghonsla | عش
egg eggs | Ei Eier | huevo huevos | ovo ovos | अंडा अंडे anda ande | بيضة بيض
mother mum mom mam mamma mama | Mutter Mama Mutti | madre mamá mami | mãe mamãe | माँ मम्मी maa mummy | ام امي والدة ماما
father dad papa | Vater Papa | padre papá | pai papai | पिता पापा pita papa | اب ابي والد بابا
parents | Eltern | padres | pais | माता-पिता माँ-बाप | والدين اهل
grandmother grandma gran nonna nan granny | Großmutter Oma | abuela abuelita nonna | avó vovó avozinha | दादी नानी nani dadi | جدة جدتي
grandfather grandpa nonno grandad | Großvater Opa | abuelo abuelito | avô vovô | दादा नाना dada nana | جد جدي
sister | Schwester | hermana | irmã | बहन behen bahan | اخت
brother | Bruder | hermano | irmão | भाई bhai | اخ اخو
aunt auntie zia | Tante | tía | tia | चाची मौसी बुआ chachi mausi bua | خالة عمة
uncle zio | Onkel | tío | tio | चाचा मामा chacha mama | عم خال
cousin | Cousin Cousine | primo prima | primo prima | चचेरा cousin | ابن_عم ابنة_عم
son | Sohn | hijo | filho | बेटा beta | ابن
daughter | Tochter | hija | filha | बेटी beti | ابنة بنت
baby babies newborn | Baby Säugling | bebé bebés | bebê bebé nenê | बच्चा शिशु baccha | طفل رضيع مولود
child kids children kid | Kind Kinder | niño niña niños | criança crianças | बच्चा बच्चे bachche bacche | طفل اطفال
husband | Mann Ehemann Gatte | marido esposo | marido esposo | पति pati | زوج
wife | Frau Ehefrau | mujer esposa | mulher esposa | पत्नी biwi patni | زوجة
friend friends mate | Freund Freundin Freunde | amigo amiga amigos | amigo amiga amigos | दोस्त dost | صديق صديقة
neighbour neighbor neighbours next_door | Nachbar Nachbarin Nachbarn | vecino vecina vecinos | vizinho vizinha vizinhos | पड़ोसी padosi | جار جيران جارة
boss manager | Chef Chefin | jefe jefa | chefe | बॉस मालिक boss malik | مدير رئيس
colleague coworker colleagues | Kollege Kollegin Kollegen | colega compañero compañera | colega colegas | सहकर्मी sahkarmi colleague | زميل زميلة
trainee apprentice intern | Azubi Lehrling Praktikant | aprendiz becario practicante | estagiário aprendiz | प्रशिक्षु trainee | متدرب
landlord landlady | Vermieter Vermieterin | casero casera propietario | senhorio proprietário | मकान_मालिक makan_malik | مالك صاحب_البيت
nurse | Krankenschwester Krankenpfleger Pfleger | enfermera enfermero | enfermeira enfermeiro | नर्स nurse | ممرض ممرضة
teacher | Lehrer Lehrerin | profesor profesora maestro | professor professora | शिक्षक अध्यापक teacher | معلم مدرس
doctor | Arzt Ärztin Doktor | médico médica doctor | médico médica doutor | डॉक्टर doctor | طبيب طبيبة دكتور
dentist | Zahnarzt Zahnärztin | dentista | dentista | दंत_चिकित्सक dentist | طبيب_أسنان
engineer | Ingenieur Ingenieurin | ingeniero ingeniera | engenheiro engenheira | इंजीनियर engineer | مهندس
lawyer solicitor barrister | Anwalt Anwältin Rechtsanwalt | abogado abogada | advogado advogada | वकील vakil | محامي
police policeman | Polizei Polizist | policía | polícia | पुलिस police | شرطة
priest vicar | Priester Pfarrer | cura sacerdote | padre | पुजारी pujari | كاهن قس
mayor | Bürgermeister Bürgermeisterin | alcalde alcaldesa | prefeito prefeita | महापौर mayor | عمدة رئيس_البلدية
king queen | König Königin | rey reina | rei rainha | राजा रानी raja rani | ملك ملكة
council councillor | Stadtrat Gemeinderat Rat | ayuntamiento concejo consejo | câmara conselho prefeitura | परिषद नगर_परिषद parishad council | مجلس بلدية البلدية
vote voted votes voting | abstimmen stimmt Abstimmung gestimmt wählen | votar votó votación voto | votar votou votação voto | वोट मतदान vote matdan | تصويت صوت
petition signatures | Petition Unterschriften | petición firmas | petição abaixo-assinado assinaturas | याचिका yachika | عريضة
meeting | Treffen Sitzung Besprechung | reunión | reunião | बैठक मीटिंग baithak meeting | اجتماع
job | Job Stelle Arbeit | trabajo empleo puesto | emprego trabalho | नौकरी naukri | وظيفة شغل عمل
profession occupation | Beruf | profesión oficio | profissão | पेशा pesha | مهنة
office | Büro | oficina | escritório | दफ़्तर ऑफ़िस daftar office | مكتب
salary wage wages | Gehalt Lohn | sueldo salario | salário | तनख़्वाह वेतन tankhwah | راتب معاش
interview | Vorstellungsgespräch Bewerbungsgespräch Interview | entrevista | entrevista | इंटरव्यू साक्षात्कार interview | مقابلة
promotion promoted | Beförderung befördert | ascenso ascendieron | promoção promovido promovida | पदोन्नति promotion | ترقية
school | Schule | escuela colegio | escola | स्कूल school | مدرسة
university college uni | Universität Uni Hochschule Studium | universidad | universidade faculdade | विश्वविद्यालय कॉलेज college | جامعة
exam exams test | Prüfung Klausur Prüfungen Examen | examen exámenes | exame prova exames | परीक्षा इम्तिहान pariksha exam | امتحان امتحانات اختبار
pass passed | bestehen bestanden bestand | aprobar aprobó aprobé | passar passou aprovado | पास pass | نجح اجتاز
fail failed | durchfallen durchgefallen | suspender suspendió reprobar | reprovar reprovou | फेल fail | رسب فشل
lesson class course | Unterricht Kurs Stunde | clase curso lección | aula curso lição | कक्षा क्लास class | درس صف دورة
badge medal | Abzeichen Medaille | insignia medalla | insígnia distintivo medalha | बैज badge | شارة وسام
house houses | Haus Häuser | casa casas | casa casas | घर मकान ghar makan | بيت منزل دار
flat apartment flats | Wohnung Wohnungen Apartment | piso apartamento departamento pisos | apartamento apartamentos | फ़्लैट flat | شقة شقق
room | Zimmer Raum | habitación cuarto | quarto sala | कमरा kamra | غرفة
kitchen | Küche | cocina | cozinha | रसोई rasoi kitchen | مطبخ
bathroom toilet loo | Badezimmer Bad Toilette Klo | baño aseo | banheiro casa_de_banho | बाथरूम bathroom | حمام مرحاض
bath bathtub tub | Badewanne Wanne | bañera tina | banheira | टब bathtub | حوض بانيو
bedroom | Schlafzimmer | dormitorio | quarto | सोने_का_कमरा bedroom | غرفة_النوم
garden | Garten Gärten | jardín | jardim | बगीचा बाग़ bagicha garden | حديقة جنينة
balcony | Balkon | balcón | varanda sacada | बालकनी balcony | شرفة بلكونة
roof | Dach | techo tejado | telhado teto | छत chhat | سقف سطح
wall walls | Wand Mauer Wände | pared muro | parede muro | दीवार deewar | جدار حائط
door doors | Tür Türen | puerta puertas | porta portas | दरवाज़ा darwaza | باب ابواب
gate | Tor Gartentor | portón verja | portão | फाटक gate phatak | بوابة
window windows | Fenster | ventana ventanas | janela janelas | खिड़की khidki | نافذة شباك
stairs staircase | Treppe Treppen | escalera escaleras | escada escadas | सीढ़ी सीढ़ियाँ seedhi | درج سلالم
floor | Boden Stock | suelo planta | chão andar | फ़र्श मंज़िल farsh manzil | ارض طابق
lift elevator | Aufzug Fahrstuhl Lift | ascensor elevador | elevador | लिफ़्ट lift | مصعد
shed hut | Schuppen Hütte Gartenhaus | cobertizo caseta | galpão barracão | झोपड़ी शेड shed | كوخ سقيفة
greenhouse | Gewächshaus | invernadero | estufa | ग्रीनहाउस greenhouse | دفيئة
fence | Zaun | valla cerca | cerca | बाड़ baad | سياج سور
lease contract tenancy | Vertrag Mietvertrag | contrato arrendamiento | contrato arrendamento | अनुबंध किरायानामा contract | عقد
rent | Miete | alquiler renta | aluguel renda arrendamento | किराया kiraya | ايجار
deposit | Kaution Anzahlung | fianza depósito | caução depósito | जमा deposit | عربون تأمين
key keys | Schlüssel | llave llaves | chave chaves | चाबी चाभी chaabi chabi | مفتاح مفاتيح
lock locked padlock | Schloss abgeschlossen | cerradura candado | fechadura cadeado | ताला taala | قفل
move moved moving | umziehen umgezogen Umzug einziehen eingezogen | mudarse mudarnos mudamos mudanza | mudar mudamos mudança mudou | शिफ़्ट shift | انتقل انتقلنا نقل
sofa couch settee | Sofa Couch | sofá | sofá | सोफ़ा sofa | كنبة اريكة صوفا
table | Tisch | mesa | mesa | मेज़ टेबल mez table | طاولة
chair chairs | Stuhl Stühle Sessel | silla sillas | cadeira cadeiras | कुर्सी kursi | كرسي كراسي
bed beds | Bett Betten | cama camas | cama camas | बिस्तर पलंग bistar palang | سرير
mattress | Matratze | colchón | colchão | गद्दा gadda | مرتبة فرشة
wardrobe cupboard closet | Schrank Kleiderschrank | armario ropero | armário guarda-roupa | अलमारी almari | خزانة دولاب
bench benches | Bank Bänke | banco bancos | banco bancos | बेंच bench | مقعد
lamp light lights | Lampe Licht Lichter | lámpara luz luces | lâmpada luz luzes candeeiro | बत्ती दीया लैंप batti lamp | مصباح ضوء
mirror | Spiegel | espejo | espelho | शीशा आईना sheesha aaina | مرآة
oven stove cooker | Ofen Herd Backofen | horno cocina estufa | forno fogão | ओवन चूल्हा oven | فرن
fridge refrigerator freezer | Kühlschrank Gefrierschrank | nevera refrigerador congelador frigorífico | geladeira frigorífico congelador freezer | फ्रिज fridge | ثلاجة
boiler heating radiator | Heizung Boiler | caldera calefacción | caldeira aquecimento aquecedor | हीटर heater | تدفئة سخان
damp mould mold | Feuchtigkeit Schimmel feucht | humedad moho | umidade humidade mofo | सीलन नमी seelan | رطوبة عفن
food meal | Essen Mahlzeit | comida | comida refeição | खाना khana | طعام اكل وجبة
eat ate eaten eating | essen gegessen aß | comer comió comimos comí | comer comeu comemos comi | खाया खाना khaya khana | أكل اكلت اكلنا
cook cooked cooking | kochen gekocht kocht | cocinar cocinó | cozinhar cozinhou | पकाया pakaya | طبخ
bake baked baking | backen gebacken backte | hornear horneó | assar assou | बेक bake | خبز
breakfast | Frühstück | desayuno | café_da_manhã pequeno-almoço | नाश्ता nashta | فطور افطار
lunch | Mittagessen | almuerzo comida | almoço | दोपहर_का_खाना lunch | غداء
dinner supper tea | Abendessen | cena | jantar | रात_का_खाना dinner | عشاء
restaurant | Restaurant Lokal | restaurante | restaurante | रेस्तराँ restaurant | مطعم
bread loaf | Brot | pan | pão | रोटी ब्रेड roti bread | خبز
cheese | Käse | queso | queijo | पनीर चीज़ cheese paneer | جبن جبنة
milk | Milch | leche | leite | दूध doodh | حليب لبن
sugar | Zucker | azúcar | açúcar | चीनी cheeni | سكر
salt | Salz | sal | sal | नमक namak | ملح
flour | Mehl | harina | farinha | आटा maida aata | طحين دقيق
oil olive | Öl | aceite | azeite óleo | तेल tel | زيت
sauce | Soße Sauce | salsa | molho | सॉस sauce | صلصة
soup broth brodo | Suppe Brühe | sopa caldo | sopa caldo | सूप soup | حساء شوربة مرق
noodles | Nudeln | fideos | macarrão noodles massa | नूडल्स noodles | نودلز
pasta | Pasta Nudeln | pasta | massa macarrão | पास्ता pasta | باستا معكرونة
rice | Reis | arroz | arroz | चावल chawal | رز ارز
meat | Fleisch | carne | carne | मांस गोश्त gosht | لحم
cake cakes | Kuchen Torte | pastel tarta torta | bolo bolos torta | केक cake | كعكة كيك
pie pasty pasties | Pastete Kuchen | empanada pastel | torta empada | पाई pie | فطيرة
biscuit biscuits cookie cookies | Keks Kekse | galleta galletas | biscoito biscoitos bolacha | बिस्कुट biscuit | بسكويت
chocolate | Schokolade | chocolate | chocolate | चॉकलेट chocolate | شوكولاتة
icecream ice_cream gelato | Eis | helado | sorvete gelado | आइसक्रीम icecream | بوظة ايس_كريم
potato potatoes | Kartoffel Kartoffeln | patata patatas papa papas | batata batatas | आलू aloo | بطاطس بطاطا
tomato tomatoes | Tomate Tomaten | tomate tomates | tomate tomates | टमाटर tamatar | طماطم بندورة
bean beans | Bohne Bohnen | frijol judía alubia habas | feijão feijões fava | सेम फली sem | فاصوليا فول
carrot carrots | Karotte Möhre Karotten | zanahoria zanahorias | cenoura cenouras | गाजर gajar | جزر
onion onions | Zwiebel Zwiebeln | cebolla cebollas | cebola cebolas | प्याज़ pyaz | بصل
garlic | Knoblauch | ajo | alho | लहसुन lehsun | ثوم
pumpkin marrow squash | Kürbis Kürbisse | calabaza calabazas | abóbora abóboras | कद्दू kaddu | قرع يقطين
cabbage | Kohl | col repollo | repolho couve | गोभी gobhi | ملفوف كرنب
apple apples | Apfel Äpfel | manzana manzanas | maçã maçãs | सेब seb | تفاح تفاحة
lemon lemons | Zitrone Zitronen | limón limones | limão limões | नींबू nimbu | ليمون
fig figs | Feige Feigen | higo higos | figo figos | अंजीर anjeer | تين
jam honey | Marmelade Honig | mermelada miel | geleia compota mel | जैम शहद jam shahad | مربى عسل
coffee | Kaffee | café | café | कॉफ़ी coffee | قهوة
tea | Tee | té | chá | चाय chai | شاي
water | Wasser | agua | água | पानी paani pani | ماء مياه
wine | Wein | vino | vinho | वाइन wine | نبيذ خمر
beer cider | Bier | cerveza sidra | cerveja | बीयर beer | بيرة
bottle | Flasche | botella | garrafa | बोतल botal | زجاجة قنينة
pot pan saucepan | Topf Pfanne | olla sartén | panela tacho frigideira | बर्तन कड़ाही bartan | قدر طنجرة
spoon spoons | Löffel | cuchara cucharas | colher colheres | चम्मच chammach | ملعقة
fork forks | Gabel Gabeln | tenedor | garfo | काँटा kanta fork | شوكة
knife | Messer | cuchillo | faca | चाकू chaku | سكين
cup mug | Tasse Becher | taza | xícara caneca chávena | कप प्याला cup | فنجان كوب
recipe | Rezept | receta | receita | रेसिपी recipe | وصفة
buy bought buys | kaufen gekauft kaufte | comprar compró compré compramos | comprar comprou comprei compramos | ख़रीदा खरीदा खरीदी kharida khareeda | اشترى اشتريت اشترينا
sell sold | verkaufen verkauft | vender vendió vendí | vender vendeu vendi | बेचा becha | باع بعت
pay paid | bezahlen bezahlt zahlen gezahlt | pagar pagó pagué pagamos | pagar pagou paguei pagamos | चुकाया भुगतान | دفع دفعت
cost costs price expensive | kosten kostet gekostet Preis teuer | costar costó cuesta precio | custar custou custa preço | क़ीमत दाम keemat daam | سعر كلفة ثمن
money cash | Geld | dinero plata | dinheiro grana | पैसा पैसे paisa paise | مال فلوس نقود
borrow borrowed lend lent | leihen geliehen ausleihen ausgeliehen | prestar prestó prestado | emprestar emprestou emprestado | उधार udhaar | استعار سلف
steal stole stolen theft thief | stehlen gestohlen klauen geklaut Dieb | robar robó robaron ladrón | roubar roubou roubaram ladrão | चोरी चुराया chori churaya | سرق سرقت لص
lose lost losing | verlieren verloren verlor | perder perdió perdí | perder perdeu perdi | खो खोया खोई kho khoya | فقد ضيع اضاع خسر
win won winner | gewinnen gewonnen gewann Sieger | ganar ganó ganamos ganador | ganhar ganhou vencer venceu vencedor | जीता जीत jeeta jeet | فاز ربح فائز
prize award trophy | Preis Pokal | premio trofeo | prêmio prémio troféu | इनाम पुरस्कार inaam | جائزة كأس
break broke broken | kaputt zerbrochen brechen gebrochen kaputtgegangen | romper rompió roto | quebrar quebrou partir partiu quebrado | टूटा टूट toota | كسر انكسر
repair fix fixed repaired mend | reparieren repariert | arreglar arregló reparar | consertar consertou arranjar | ठीक मरम्मत marammat | اصلح تصليح
build built building | bauen gebaut baute | construir construyó construimos | construir construiu | बनाया निर्माण | بنى بناء
paint painted | streichen gestrichen malen gemalt | pintar pintó pintado | pintar pintou | रंगा पेंट paint | دهن رسم
clean cleaned | putzen geputzt sauber | limpiar limpió | limpar limpou | साफ़ saaf | نظف
wash washed | waschen gewaschen | lavar lavó | lavar lavou | धोया dhoya | غسل
iron ironed ironing | bügeln gebügelt bügelt | planchar planchó | passar_a_ferro engomar ferro | इस्त्री प्रेस istri press | كوى كوي
dig dug digging | graben gegraben | cavar cavó | cavar cavou escavar | खोदा khoda | حفر
plant planted planting | pflanzen gepflanzt Pflanze Pflanzen | plantar plantó planta plantas | plantar plantou planta plantas | पौधा लगाया paudha | زرع نبتة نباتات
grow grew grown | wachsen gewachsen anbauen | crecer creció cultivar | crescer cresceu cultivar | उगाया ugaya | نما نمو
harvest | Ernte geerntet | cosecha | colheita | फ़सल fasal | حصاد
seed seeds | Samen Saatgut | semilla semillas | semente sementes | बीज beej | بذور بذرة
flower flowers | Blume Blumen | flor flores | flor flores | फूल phool | زهرة زهور ورد
rose roses | Rose Rosen | rosa rosas | rosa rosas | गुलाब gulab | وردة
tree trees | Baum Bäume | árbol árboles | árvore árvores | पेड़ ped | شجرة شجر اشجار
wood | Holz | madera leña | madeira lenha | लकड़ी lakdi | خشب
pole poles stick sticks | Stange Stangen Stab Stäbe Stock Pfosten | palo palos poste postes vara varas | vara varas poste postes estaca estacas | डंडा डंडे खंभा danda dande | عصا عصي عمود اعمدة
stone stones rock | Stein Steine | piedra piedras | pedra pedras | पत्थर patthar | حجر صخرة
grass lawn | Gras Rasen | hierba césped | grama relva | घास ghaas | عشب
field | Feld Acker | campo | campo | खेत khet | حقل
burn burned burnt fire bonfire | verbrennen verbrannt brennen Feuer Lagerfeuer | quemar quemó quemado fuego hoguera incendio | queimar queimou fogo fogueira incêndio | जला जलाया आग jala jalaya aag | حرق احترق نار حريق
smoke smoking | Rauch rauchen | humo fumar | fumaça fumo fumar | धुआँ dhuan | دخان تدخين
fall fell fallen | fallen gefallen fiel gestürzt | caer cayó caí | cair caiu caí | गिरा गिर gira | سقط وقع
slip slipped | ausrutschen ausgerutscht rutschen | resbalar resbaló | escorregar escorregou | फिसला phisla | انزلق
hurt injured injury | verletzt Verletzung wehgetan | herido lesión lastimó | machucado ferido lesão magoou | चोट chot | جرح اصابة
bite bit bitten | beißen gebissen biss | morder mordió | morder mordeu | काटा kaata | عض
sick ill | krank Krankheit | enfermo enferma | doente | बीमार bimar beemar | مريض مريضة
hospital | Krankenhaus Klinik Spital | hospital | hospital | अस्पताल aspatal hospital | مستشفى
operation surgery | Operation OP operiert | operación operaron cirugía | operação cirurgia | ऑपरेशन operation | عملية جراحة
fever | Fieber | fiebre | febre | बुख़ार bukhar | حمى
pain ache | Schmerz Schmerzen | dolor | dor | दर्द dard | الم وجع
medicine pills | Medizin Tabletten Medikament | medicina pastillas medicamento | remédio comprimidos medicamento | दवा दवाई dawa dawai | دواء
die died dead death dying passed_away | sterben gestorben starb tot Tod | morir murió muerto muerte falleció | morrer morreu morto morte faleceu | मर मरा मौत मृत्यु mara maut guzar | مات توفي توفيت ماتت وفاة موت
funeral | Beerdigung Begräbnis Trauerfeier | funeral entierro | funeral enterro velório | अंतिम_संस्कार funeral | جنازة دفن
born birth | geboren Geburt | nacer nació nacimiento | nascer nasceu nascimento | जन्म पैदा janm paida | ولد ولدت ميلاد
pregnant | schwanger | embarazada | grávida | गर्भवती pregnant | حامل
birthday | Geburtstag | cumpleaños | aniversário anos | जन्मदिन janmdin birthday | عيد_ميلاد
wedding marry married marriage | Hochzeit heiraten geheiratet verheiratet | boda casarse casaron casamos | casamento casar casaram casou | शादी विवाह shaadi shadi | زفاف عرس زواج تزوج
engaged engagement propose proposed proposal marry to_marry marry_me | verlobt Verlobung Heiratsantrag Antrag | comprometido compromiso pedida pedir_matrimonio | noivado noivo pedido_de_casamento pediu_em_casamento | सगाई sagai propose | خطوبة خطب
ring | Ring | anillo | anel aliança | अंगूठी angoothi anguthi ring | خاتم
kiss kissed | Kuss küssen geküsst | beso besar besó | beijo beijar beijou | चुंबन चूमा kiss | قبلة باس
hug hugged | umarmen umarmt Umarmung | abrazo abrazó | abraço abraçou | गले hug | حضن عناق
date dates | Date Verabredung | cita | encontro | डेट date | موعد
party | Party Feier Fest | fiesta | festa | पार्टी party | حفلة
gift present gifts | Geschenk geschenkt Geschenke | regalo regaló regalos | presente prenda presentes | तोहफ़ा उपहार tohfa gift | هدية
invite invited invitation | einladen eingeladen Einladung | invitar invitó invitación | convidar convidou convite | निमंत्रण बुलाया bulaya nimantran | دعوة دعا
guest guests | Gast Gäste | invitado invitados huésped | convidado convidados hóspede | मेहमान mehmaan | ضيف ضيوف
speech | Rede Ansprache | discurso | discurso | भाषण bhashan speech | خطاب كلمة
song sing sang sung singing | Lied singen gesungen sang | canción cantar cantó | canção música cantar cantou | गाना गाया gaana gaya | اغنية غنى
music | Musik | música | música | संगीत sangeet music | موسيقى
dance danced dancing | tanzen getanzt Tanz | bailar bailó baile | dançar dançou dança | नाच नाचा naach | رقص
play played playing | spielen gespielt spielt | jugar jugó tocar | jogar jogou tocar | खेला खेल khela khel | لعب
game match | Spiel Match | partido juego | jogo partida | मैच खेल match khel | مباراة لعبة
football soccer | Fußball | fútbol | futebol | फुटबॉल football | كرة كرة_القدم
team | Mannschaft Team | equipo | time equipe equipa | टीम team | فريق
goal scored | Tor Tore geschossen | gol goles marcó | gol golo marcou | गोल goal | هدف
quiz | Quiz | concurso trivia | quiz | प्रश्नोत्तरी quiz | مسابقة
swim swam swimming | schwimmen geschwommen | nadar nadó | nadar nadou | तैरना tairna | سبح سباحة
run ran running | laufen gelaufen rennen gerannt | correr corrió | correr correu | दौड़ा dauda | ركض جرى
walk walked | spazieren Spaziergang gelaufen | caminar caminó paseo | caminhar caminhou passeio | चला टहलना chala | مشى
climb climbed | klettern geklettert | escalar subió trepar | escalar subiu trepar | चढ़ा chadha | تسلق
jump jumped | springen gesprungen | saltar saltó | pular pulou saltar | कूदा kooda | قفز
trip travel journey | Reise Ausflug reisen gereist | viaje viajar viajó excursión | viagem viajar viajou passeio | यात्रा सफ़र yatra safar | رحلة سفر
holiday vacation | Urlaub Ferien | vacaciones | férias | छुट्टी chhutti chutti | عطلة اجازة
beach | Strand | playa | praia | समुद्र_तट beach | شاطئ
sea ocean | Meer See | mar océano | mar oceano | समुद्र samundar | بحر
lake | See | lago | lago | झील jheel | بحيرة
river | Fluss | río | rio | नदी nadi | نهر
mountain hill | Berg Hügel | montaña colina | montanha colina | पहाड़ pahad | جبل تل
forest woods | Wald | bosque | floresta bosque | जंगल jungle | غابة
island | Insel | isla | ilha | द्वीप dweep | جزيرة
bridge bridges | Brücke Brücken | puente puentes | ponte pontes | पुल pul bridge | جسر
harbour harbor port dock | Hafen | puerto | porto | बंदरगाह bandargah | ميناء مرفأ
tower | Turm | torre | torre | मीनार minar | برج
castle | Burg Schloss | castillo | castelo | क़िला qila kila | قلعة
church chapel | Kirche Kapelle | iglesia capilla | igreja capela | गिरजाघर चर्च church | كنيسة
museum | Museum | museo | museu | संग्रहालय museum | متحف
library librarian | Bibliothek Bücherei | biblioteca | biblioteca | पुस्तकालय library | مكتبة
cinema film movie | Kino Film | cine película | cinema filme | सिनेमा फ़िल्म film | سينما فيلم
theatre play | Theater | teatro | teatro | नाटक natak | مسرح
shop store | Laden Geschäft | tienda | loja | दुकान dukan | متجر محل دكان
market | Markt | mercado | mercado feira | बाज़ार bazaar | سوق
park | Park | parque | parque | पार्क park | منتزه
pub bar | Kneipe Bar | bar | bar boteco | बार pub | بار حانة
hotel | Hotel | hotel | hotel | होटल hotel | فندق
airport | Flughafen | aeropuerto | aeroporto | हवाई_अड्डा airport | مطار
station platform | Bahnhof Bahnsteig Station | estación andén | estação plataforma | स्टेशन station | محطة
train | Zug Bahn | tren | trem comboio | ट्रेन रेल train rail | قطار
bus | Bus | autobús bus | ônibus autocarro | बस bus | باص حافلة
plane flight | Flugzeug Flug geflogen fliegen | avión vuelo | avião voo | हवाई_जहाज़ उड़ान flight | طائرة رحلة
boat ship ferry | Boot Schiff Fähre | barco | barco navio | नाव जहाज़ naav jahaz | قارب سفينة
car | Auto Wagen | coche carro auto | carro | गाड़ी कार gaadi car | سيارة
van truck lorry | Lieferwagen Transporter Laster | furgoneta camión | van caminhão carrinha | ट्रक van truck | شاحنة
bike bicycle | Fahrrad Rad | bicicleta bici | bicicleta | साइकिल cycle | دراجة
drive drove driven driver | fahren gefahren Fahrer | conducir manejar condujo conductor | dirigir conduzir dirigiu motorista | चलाया ड्राइवर driver | قاد سائق
ticket tickets | Ticket Karte Fahrkarte Eintrittskarte | billete entrada boleto | bilhete ingresso passagem | टिकट ticket | تذكرة
suitcase luggage bag | Koffer Gepäck Tasche | maleta equipaje bolso | mala bagagem bolsa | सूटकेस बैग bag suitcase | حقيبة شنطة
passport | Pass Reisepass Ausweis | pasaporte | passaporte | पासपोर्ट passport | جواز جواز_سفر
map | Karte Landkarte | mapa | mapa | नक़्शा naksha | خريطة
road street lane | Straße Gasse Weg | calle carretera | rua estrada | सड़क गली sadak gali | شارع طريق
address | Adresse Anschrift | dirección | endereço morada | पता pata | عنوان
city town | Stadt | ciudad | cidade | शहर shehar | مدينة
village | Dorf | pueblo aldea | aldeia vila | गाँव gaon | قرية
country | Land | país | país | देश desh | بلد
farm barn | Bauernhof Hof Scheune | granja establo | fazenda quinta celeiro | खेत फ़ार्म farm | مزرعة
photo picture pictures | Foto Bild Fotos | foto imagen fotos | foto imagem fotos | फ़ोटो तस्वीर photo tasveer | صورة صور
book books novel | Buch Bücher Roman | libro libros novela | livro livros romance | किताब kitab book | كتاب كتب رواية
read reading | lesen gelesen liest | leer leyó | ler leu | पढ़ा padha | قرأ
write wrote written | geschrieben | escribió | escreveu | लिखा likha | كتب
letter letters | Brief Briefe | carta cartas | carta cartas | चिट्ठी ख़त chitthi khat | رسالة خطاب
note | Zettel Notiz | nota | bilhete nota | नोट note | ملاحظة ورقة
envelope envelopes | Umschlag Umschläge | sobre sobres | envelope envelopes | लिफ़ाफ़ा lifafa | ظرف
parcel package delivery | Paket Päckchen Lieferung | paquete envío | pacote encomenda entrega | पार्सल parcel | طرد
pencil pen pencils | Stift Bleistift Kugelschreiber Stifte | lápiz bolígrafo pluma | lápis caneta | पेंसिल क़लम pencil pen kalam | قلم اقلام
paper | Papier | papel | papel | काग़ज़ kagaz | ورق
draw drew drawn drawing drawings | zeichnen gezeichnet Zeichnung | dibujar dibujó dibujo | desenhar desenhou desenho | बनाया चित्र chitra | رسم رسمت
story | Geschichte | historia cuento | história conto | कहानी kahani | قصة
poem | Gedicht | poema | poema | कविता kavita | قصيدة
newspaper news press | Zeitung Nachrichten Presse | periódico noticias prensa | jornal notícias imprensa | अख़बार akhbar khabar | جريدة اخبار صحافة
publisher publish published agent | Verlag veröffentlicht | editorial publicar publicó | editora publicar publicou | प्रकाशक prakashak publisher | ناشر نشر
phone mobile | Handy Telefon | teléfono móvil celular | telefone celular telemóvel | फ़ोन मोबाइल phone | هاتف جوال موبايل
computer laptop | Computer Laptop | ordenador computadora portátil | computador portátil | कंप्यूटर laptop | حاسوب كمبيوتر
password | Passwort Kennwort | contraseña | senha palavra-passe | पासवर्ड password | كلمة_السر
number | Nummer Zahl | número | número | नंबर number | رقم
spreadsheet list lists | Tabelle Liste | hoja lista | planilha lista folha | सूची list | جدول قائمة
survey | Umfrage Befragung | encuesta | pesquisa inquérito sondagem | सर्वे सर्वेक्षण survey | استطلاع استبيان
box | Kiste Schachtel Karton | caja | caixa | डिब्बा बक्सा dibba | صندوق علبة
rope string | Seil Schnur | cuerda | corda | रस्सी rassi | حبل
hook | Haken | gancho | gancho | हुक hook | خطاف
bucket | Eimer | cubo balde | balde | बाल्टी balti | دلو سطل
tool tools | Werkzeug | herramienta | ferramenta | औज़ार auzaar | اداة ادوات
umbrella | Regenschirm Schirm | paraguas | guarda-chuva | छाता chhata chata | مظلة شمسية
hat cap | Hut Mütze | sombrero gorro gorra | chapéu gorro boné | टोपी topi | قبعة
scarf | Schal | bufanda | cachecol lenço | दुपट्टा मफ़लर scarf | وشاح
coat jacket | Mantel Jacke | abrigo chaqueta | casaco jaqueta | कोट जैकेट coat jacket | معطف جاكيت
shirt shirts | Hemd Hemden | camisa camisas | camisa camisas | कमीज़ शर्ट kameez shirt | قميص قمصان
dress | Kleid | vestido | vestido | पोशाक dress | فستان
suit | Anzug | traje | terno fato | सूट suit | بدلة
tie | Krawatte Schlips | corbata | gravata | टाई tie | ربطة ربطة_عنق
trousers jeans pants | Hose Jeans | pantalón pantalones | calças calça | पतलून pant | بنطلون
sock socks | Socke Socken | calcetín calcetines | meia meias | मोज़ा मोज़े moza moze | جورب جوارب
shoe shoes boot boots | Schuh Schuhe Stiefel | zapato zapatos bota botas | sapato sapatos bota botas | जूता जूते joota joote | حذاء احذية جزمة
slipper slippers | Hausschuh Hausschuhe Pantoffel Pantoffeln | zapatilla zapatillas pantufla | chinelo chinelos pantufa | चप्पल chappal | شبشب خف
glove gloves | Handschuh Handschuhe | guante guantes | luva luvas | दस्ताना दस्ताने dastane | قفاز قفازات
glasses spectacles | Brille | gafas lentes anteojos | óculos | चश्मा chashma | نظارة نظارات
watch clock | Uhr | reloj | relógio | घड़ी ghadi | ساعة
size | Größe | talla tamaño | tamanho | साइज़ size | مقاس حجم
colour color | Farbe | color | cor | रंग rang | لون
red | rot rote | rojo roja | vermelho vermelha | लाल laal | احمر حمراء
blue | blau blaue | azul | azul | नीला neela | ازرق زرقاء
green | grün grüne | verde | verde | हरा hara | اخضر خضراء
yellow | gelb gelbe | amarillo amarilla | amarelo amarela | पीला peela | اصفر صفراء
black | schwarz schwarze | negro negra | preto preta | काला kaala | اسود سوداء
white | weiß weiße | blanco blanca | branco branca | सफ़ेद safed | ابيض بيضاء
rain rained raining | Regen regnen geregnet | lluvia llover llovió | chuva chover choveu | बारिश baarish barish | مطر
snow snowed snowing | Schnee schneien geschneit | nieve nevar nevó | neve nevar nevou | बर्फ़ barf | ثلج
sun sunny | Sonne sonnig | sol | sol | धूप सूरज dhoop suraj | شمس
wind storm | Wind Sturm | viento tormenta | vento tempestade | तूफ़ान हवा toofan hawa | ريح عاصفة
cold | kalt Kälte | frío | frio | ठंड thand | برد
hot heat warm | heiß Hitze warm | calor caliente | calor quente | गर्मी garmi | حر
weather | Wetter | tiempo clima | tempo clima | मौसम mausam | طقس جو
moon | Mond | luna | lua | चाँद chand | قمر
star stars | Stern Sterne | estrella estrellas | estrela estrelas | तारा तारे taare | نجمة نجوم
sky | Himmel | cielo | céu | आसमान aasman | سماء
aurora northern_lights | Nordlicht Nordlichter Polarlicht Polarlichter | aurora aurora_boreal | aurora aurora_boreal | अरोरा aurora | شفق الشفق_القطبي
night | Nacht | noche | noite | रात raat | ليل ليلة
morning | Morgen | mañana | manhã | सुबह subah | صباح
christmas | Weihnachten | navidad | natal | क्रिसमस christmas | كريسماس الميلاد
easter | Ostern | pascua | páscoa | ईस्टर easter | فصح
summer | Sommer | verano | verão | गर्मियां | صيف
winter | Winter | invierno | inverno | सर्दी sardi | شتاء
heart | Herz | corazón | coração | दिल dil | قلب
hand hands | Hand Hände | mano manos | mão mãos | हाथ haath | يد
foot feet | Fuß Füße | pie pies | pé pés | पैर pair | قدم رجل
leg | Bein | pierna | perna | टाँग taang | ساق
head | Kopf | cabeza | cabeça | सिर sir | رأس
eye eyes | Auge Augen | ojo ojos | olho olhos | आँख aankh | عين عيون
tooth teeth | Zahn Zähne | diente dientes | dente dentes | दाँत daant | سن اسنان
hair | Haar Haare | pelo cabello | cabelo | बाल baal | شعر
beard | Bart | barba | barba | दाढ़ी daadhi | لحية
blood | Blut | sangre | sangue | ख़ून khoon | دم
cry cried crying tears | weinen geweint Tränen | llorar lloró lágrimas | chorar chorou lágrimas | रोया रोना roya rona | بكى بكاء دموع
laugh laughed | lachen gelacht | reír rio | rir riu | हँसा hansa | ضحك
smile smiled | lächeln gelächelt | sonrisa sonrió | sorriso sorriu | मुस्कान muskan | ابتسامة ابتسم
sleep slept asleep | schlafen geschlafen | dormir durmió | dormir dormiu | सोया नींद soya neend | نام نوم
dream dreamt dreamed | Traum geträumt träumen | sueño soñar soñó | sonho sonhar sonhou | सपना sapna | حلم
scared afraid fear | Angst | miedo asustado | medo | डर dar | خوف خائف
angry furious | wütend sauer böse | enojado enfadado | bravo zangado irritado | ग़ुस्सा gussa | غضبان زعلان
fight argue argued argument quarrel | streiten gestritten Streit | pelear pelea discutir discutimos discusión | brigar briga brigamos discutir discussão | झगड़ा लड़ाई jhagda ladai | شجار خناقة تشاجر تخانق
sorry apologise apologised | entschuldigen entschuldigt | disculpa perdón | desculpa perdão | माफ़ी maafi | اسف اعتذر
secret | Geheimnis | secreto | segredo | राज़ raaz | سر
promise promised | versprechen versprochen | prometer prometió promesa | prometer prometeu promessa | वादा vaada | وعد
plan plans planned planning | Plan geplant planen | plan planear planes | plano planejar planear | योजना plan yojana | خطة
decide decided | entscheiden entschieden | decidir decidió decidimos | decidir decidiu | फ़ैसला faisla | قرر
forget forgot forgotten left_behind | vergessen vergaß | olvidar olvidó olvidé | esquecer esqueceu esqueci | भूल भूला bhool bhoola | نسي نسيت
remember remembered | erinnern erinnert | recordar acordarse | lembrar lembrou | याद yaad | تذكر
recommend recommended suggest suggested | empfehlen empfohlen vorschlagen vorgeschlagen | recomendar recomendó sugerir sugirió | recomendar recomendou sugerir sugeriu | सुझाव सुझाया sujhav | اقترح اوصى نصح
offer offered | anbieten angeboten Angebot | ofrecer ofreció ofrecieron oferta | oferecer ofereceu ofereceram oferta | पेशकश offer | عرض
sign signed signing | unterschreiben unterschrieben Unterschrift | firmar firmó firmamos firma | assinar assinou assinamos | हस्ताक्षर साइन sign | وقع وقعنا توقيع
hide hid hidden | verstecken versteckt | esconder escondió | esconder escondeu | छुपाया chhupaya | اخفى خبأ
fit fitted | passen gepasst | caber cupo | caber coube | फ़िट fit | دخل
wear wore worn wearing | tragen getragen trug | llevar puesto vestir | vestir usou vestiu | पहना pehna | لبس ارتدى
carry carried | tragen getragen | cargar cargó | carregar carregou | उठाया uthaya | حمل
hit | schlagen geschlagen | golpear golpeó | bater bateu | मारा maara | ضرب
catch caught | fangen gefangen | atrapar atrapó | pegar apanhar apanhou | पकड़ा pakda | امسك مسك
throw threw thrown | werfen geworfen | tirar lanzó | jogar atirar atirou | फेंका phenka | رمى
send sent | schicken geschickt | enviar envió mandar mandó | enviar enviou mandar mandou | भेजा bheja | ارسل بعث
meet met | treffen getroffen kennengelernt | conocer conoció conocimos encontrarse | conhecer conheceu encontrar | मिले milna | التقى قابل تعرف
visit visited | besuchen besucht Besuch | visitar visitó visita | visitar visitou visita | मिलने milne | زار زيارة
stay stayed | bleiben geblieben übernachten | quedarse quedó | ficar ficou | रुका ruka | بقي
wait waited waiting | warten gewartet | esperar esperó | esperar esperou | इंतज़ार intezaar | انتظر
~start started begin began | anfangen angefangen begonnen | empezar empezó comenzar | começar começou | शुरू shuru | بدأ
~stop stopped | aufhören aufgehört | parar dejar | parar parou | रुका बंद | توقف
~finish finished end ended | beenden beendet fertig | terminar terminó acabar | terminar terminou acabar | ख़त्म khatam | انتهى خلص
join joined | beitreten beigetreten dazugekommen | unirse unió | entrar entrou juntou | जुड़ा juda | انضم
stuck trapped | festgesteckt stecken steckengeblieben | atascado atrapado | preso presa ficou_preso | फँस फँसा phansa phans | علق عالق
bell | Glocke Klingel | campana timbre | sino campainha | घंटी ghanti | جرس
flag | Fahne Flagge | bandera | bandeira | झंडा jhanda | علم
candle candles | Kerze Kerzen | vela velas | vela velas | मोमबत्ती mombatti | شمعة
war | Krieg | guerra | guerra | युद्ध yuddh | حرب
law legal court judge | Gesetz Gericht Recht Richter | ley tribunal juez | lei tribunal juiz | क़ानून kanoon adalat | قانون محكمة
fine | Bußgeld Strafe | multa | multa | जुर्माना jurmana | غرامة
language | Sprache | idioma lengua | língua idioma | भाषा bhasha | لغة
italian italy | Italienisch Italien italienisch | italiano italia | italiano itália | इटली italy | ايطالي ايطاليا
welsh wales | Walisisch Wales | galés gales | galês gales | वेल्स wales | ويلز
english england | Englisch England | inglés inglaterra | inglês inglaterra | अंग्रेज़ी इंग्लैंड angrezi | انجليزي انجلترا
german germany | Deutsch Deutschland | alemán alemania | alemão alemanha | जर्मनी germany | الماني المانيا
french france | Französisch Frankreich | francés francia | francês frança | फ़्रांस france | فرنسي فرنسا
spanish spain | Spanisch Spanien | español españa | espanhol espanha | स्पेन spain | اسباني اسبانيا
portuguese portugal | Portugiesisch Portugal | portugués portugal | português portugal | पुर्तगाल portugal | برتغالي البرتغال
accident crash | Unfall | accidente choque | acidente batida | दुर्घटना accident | حادث
tattoo | Tattoo | tatuaje | tatuagem | टैटू tattoo | وشم
hobby | Hobby | afición hobby | hobby passatempo | शौक़ shauk | هواية
nickname | Spitzname | apodo mote | apelido alcunha | उपनाम nickname | لقب
speech toast | Rede Trinkspruch | discurso brindis | discurso brinde | भाषण | خطاب نخب
volunteer volunteered | freiwillig | voluntario | voluntário | स्वयंसेवक volunteer | متطوع
costume halloween | Kostüm Verkleidung | disfraz | fantasia disfarce | पोशाक | زي تنكر
postman postwoman mailman | Postbote Briefträger Postbotin | cartero cartera | carteiro carteira | डाकिया dakiya | ساعي_البريد بوسطجي
lantern lanterns | Laterne Laternen | farol faroles linterna | lanterna lanternas | लालटेन laltain lalten | فانوس فوانيس
torch flashlight | Taschenlampe Fackel | linterna antorcha | lanterna tocha | टॉर्च torch | كشاف مصباح
projector | Beamer Projektor | proyector | projetor | प्रोजेक्टर projector | بروجكتور جهاز_عرض
rake | Rechen Harke | rastrillo | ancinho | कुदाल | مجرفة
spade shovel | Spaten Schaufel | pala | pá | फावड़ा phawda | مجراف رفش
wheelbarrow | Schubkarre | carretilla | carrinho_de_mão | ठेला thela | عربة_يد
hammer | Hammer | martillo | martelo | हथौड़ा hathauda | مطرقة شاكوش
screwdriver | Schraubenzieher Schraubendreher | destornillador | chave_de_fenda | पेचकस pechkas | مفك
drill | Bohrmaschine Bohrer | taladro | furadeira berbequim | ड्रिल drill | دريل مثقاب
screw screws nail nails | Schraube Schrauben Nagel Nägel | tornillo tornillos clavo clavos | parafuso parafusos prego pregos | पेंच कील | مسمار مسامير برغي
battery batteries | Batterie Batterien Akku | batería pila pilas | bateria pilha pilhas | बैटरी battery | بطارية بطاريات
charger | Ladegerät Ladekabel | cargador | carregador | चार्जर charger | شاحن
lightbulb bulb | Glühbirne Birne | bombilla foco | lâmpada | बल्ब bulb | لمبة
curtain curtains | Vorhang Vorhänge Gardinen | cortina cortinas | cortina cortinas | पर्दा पर्दे parda parde | ستارة ستائر
carpet rug | Teppich | alfombra | tapete | कालीन kaleen | سجادة
blanket duvet | Decke Bettdecke | manta edredón cobija | cobertor edredom manta | कंबल kambal | بطانية لحاف
pillow cushion | Kissen Kopfkissen | almohada cojín | travesseiro almofada | तकिया takiya | مخدة وسادة
towel | Handtuch | toalla | toalha | तौलिया tauliya | منشفة فوطة
soap shampoo | Seife Shampoo | jabón champú | sabonete sabão xampu | साबुन sabun | صابون شامبو
broom | Besen | escoba | vassoura | झाड़ू jhadu | مكنسة
hoover vacuum | Staubsauger | aspiradora | aspirador | वैक्यूम | مكنسة_كهربائية
kettle | Wasserkocher Kessel | hervidor | chaleira | केतली ketli | غلاية
pan saucepan | Pfanne Topf | sartén cacerola olla | frigideira panela | कड़ाही पतीला kadhai | مقلاة طنجرة
plate dish | Teller | plato | prato | प्लेट थाली plate thali | صحن طبق
bowl | Schüssel Schale | tazón cuenco | tigela | कटोरा katora | وعاء زبدية
strawberry strawberries | Erdbeere Erdbeeren | fresa fresas frutilla | morango morangos | स्ट्रॉबेरी strawberry | فراولة فريز
cherry cherries | Kirsche Kirschen | cereza cerezas | cereja cerejas | चेरी cherry | كرز
banana bananas | Banane Bananen | plátano banana | banana bananas | केला केले kela kele | موز موزة
orange oranges | Orange Apfelsine Orangen | naranja naranjas | laranja laranjas | संतरा संतरे santra | برتقال برتقالة
grape grapes | Traube Trauben | uva uvas | uva uvas | अंगूर angoor | عنب
peach peaches | Pfirsich Pfirsiche | melocotón durazno | pêssego pêssegos | आड़ू aadu | دراق خوخ
pear pears | Birne Birnen | pera peras | pera peras | नाशपाती nashpati | اجاص كمثرى
plum plums | Pflaume Pflaumen Zwetschge | ciruela ciruelas | ameixa ameixas | आलूबुखारा | برقوق
honey | Honig | miel | mel | शहद shahad | عسل
butter | Butter | mantequilla | manteiga | मक्खन makkhan | زبدة
sausage sausages | Wurst Würstchen | salchicha chorizo | salsicha linguiça | सॉसेज | نقانق سجق
mushroom mushrooms | Pilz Pilze | seta setas champiñón hongo | cogumelo cogumelos | मशरूम mashroom | فطر
cucumber | Gurke | pepino | pepino | खीरा kheera | خيار
lettuce salad | Salat Kopfsalat | lechuga ensalada | alface salada | सलाद salad | سلطة خس
pepper peppers | Paprika Pfeffer | pimiento pimienta | pimentão pimenta | मिर्च mirch | فلفل
pea peas | Erbse Erbsen | guisante guisantes arveja | ervilha ervilhas | मटर matar | بازلاء
corn | Mais | maíz | milho | मक्का भुट्टा makka bhutta | ذرة
turnip beetroot | Rübe Rüben | nabo remolacha | nabo beterraba | शलजम shalgam | لفت شمندر
ladder | Leiter | escalera_de_mano | escada_de_mão | सीढ़ी seedhi | سلم
tent | Zelt | tienda_de_campaña carpa | barraca tenda | तंबू टेंट tambu | خيمة
tractor | Traktor Trecker | tractor | trator | ट्रैक्टर tractor | جرار تراكتور
lorry truck | Lastwagen LKW Laster | camión | caminhão camião | ट्रक truck | شاحنة
motorbike motorcycle | Motorrad | moto motocicleta | moto motocicleta | मोटरसाइकिल bike | موتور دراجة_نارية
helmet | Helm | casco | capacete | हेलमेट helmet | خوذة
tyre tire | Reifen | neumático llanta rueda | pneu | टायर tyre | اطار دولاب عجلة
engine motor | Motor | motor | motor | इंजन engine | محرك
petrol diesel fuel | Benzin Diesel | gasolina | gasolina | पेट्रोल petrol | بنزين
ferry | Fähre | ferry transbordador | balsa ferry | नौका | معدية
helicopter | Hubschrauber | helicóptero | helicóptero | हेलीकॉप्टर helicopter | هليكوبتر مروحية
drone | Drohne | dron drone | drone | ड्रोन drone | درون
fireworks firework | Feuerwerk | fuegos_artificiales cohetes | fogos_de_artifício fogos | आतिशबाज़ी पटाखे atishbazi patakhe | العاب_نارية
balloon balloons | Luftballon Ballon Luftballons | globo globos | balão balões bexiga | गुब्बारा gubbara | بالون بالونات
clock clocks | Uhr Uhren | reloj relojes | relógio relógios | घड़ी ghadi | ساعة ساعات
piano | Klavier | piano | piano | पियानो piano | بيانو
guitar | Gitarre | guitarra | violão guitarra | गिटार guitar | جيتار
violin | Geige | violín | violino | वायलिन violin | كمان
drum drums | Trommel Schlagzeug | tambor batería | tambor bateria | ढोल तबला dhol tabla | طبل
ghost ghosts | Geist Gespenst Geister | fantasma fantasmas | fantasma fantasmas | भूत bhoot | شبح
witch | Hexe | bruja | bruxa | चुड़ैल chudail | ساحرة
dragon | Drache | dragón | dragão | ड्रैगन | تنين
elephant | Elefant | elefante | elefante | हाथी haathi | فيل
monkey | Affe | mono | macaco | बंदर bandar | قرد
lion tiger | Löwe Tiger | león tigre | leão tigre | शेर बाघ sher | اسد نمر
snake | Schlange | serpiente culebra | cobra serpente | साँप सांप saanp | حية افعى ثعبان
squirrel | Eichhörnchen | ardilla | esquilo | गिलहरी gilhari | سنجاب
rabbit rabbits | Kaninchen Hase | conejo conejos | coelho coelhos | खरगोश khargosh | ارنب
wolf | Wolf | lobo | lobo | भेड़िया | ذئب
bear | Bär | oso | urso | भालू bhalu | دب
butterfly | Schmetterling | mariposa | borboleta | तितली titli | فراشة
wing wings feather feathers | Flügel Feder Federn | ala alas pluma plumas | asa asas pena penas | पंख pankh | جناح ريشة
beak | Schnabel | pico | bico | चोंच chonch | منقار
leaf leaves | Blatt Blätter | hoja hojas | folha folhas | पत्ता पत्ते patta patte | ورقة_شجر
desert | Wüste | desierto | deserto | रेगिस्तान registan | صحراء
cave | Höhle | cueva | caverna gruta | गुफा gufa | كهف
earthquake | Erdbeben | terremoto | terremoto | भूकंप bhukamp | زلزال هزة
flood | Überschwemmung Hochwasser | inundación | inundação enchente | बाढ़ baadh | فيضان
fog mist | Nebel | niebla | neblina nevoeiro | कोहरा kohra | ضباب
thunder lightning | Donner Blitz Gewitter | trueno rayo relámpago | trovão raio relâmpago | बिजली गरज | رعد برق
ice | Eis | hielo | gelo | बर्फ barf | جليد ثلج
backpack rucksack | Rucksack | mochila | mochila | बस्ता basta | حقيبة_ظهر شنطة
handbag purse | Handtasche Geldbeutel | bolso monedero cartera | bolsa carteira | पर्स purse | شنطة_يد محفظة
jacket | Jacke | chaqueta chamarra | jaqueta casaco | जैकेट jacket | جاكيت سترة
jumper sweater pullover | Pulli Pullover | jersey suéter | suéter blusão | स्वेटर sweater | كنزة بلوفر
skirt | Rock | falda | saia | स्कर्ट | تنورة
boots | Stiefel | botas | botas | जूते boots | جزمة بوط
pyjamas pajamas | Schlafanzug | pijama | pijama | पजामा | بيجاما
necklace bracelet earrings | Halskette Kette Armband Ohrringe | collar pulsera pendientes | colar pulseira brincos | कंगन झुमके | عقد سوار حلق
pharmacy chemist | Apotheke | farmacia | farmácia | दवाखाना | صيدلية
ambulance | Krankenwagen Rettungswagen | ambulancia | ambulância | एम्बुलेंस ambulance | اسعاف
vaccine vaccination jab | Impfung geimpft | vacuna vacunado | vacina vacinado | टीका teeka | لقاح تطعيم
knee | Knie | rodilla | joelho | घुटना ghutna | ركبة
stomach belly | Bauch Magen | estómago barriga | barriga estômago | पेट | بطن معدة
shoulder | Schulter | hombro | ombro | कंधा kandha | كتف
finger fingers thumb | Finger Daumen | dedo dedos pulgar | dedo dedos polegar | उंगली उँगली ungli | اصبع
ear ears | Ohr Ohren | oreja oído orejas | orelha ouvido orelhas | कान kaan | اذن
nose | Nase | nariz | nariz | नाक naak | انف
bank | Bank | banco | banco | बैंक bank | بنك
tax taxes | Steuer Steuern | impuesto impuestos | imposto impostos | टैक्स | ضريبة ضرائب
insurance | Versicherung | seguro | seguro | बीमा beema | تأمين
invoice bill | Rechnung | factura cuenta | fatura conta | बिल bill | فاتورة
signature signatures | Unterschrift Unterschriften | firma firmas | assinatura assinaturas | हस्ताक्षर dastakhat | توقيع تواقيع
scarecrow | Vogelscheuche | espantapájaros | espantalho | बिजूका | فزاعة
twins | Zwillinge | gemelos mellizos | gêmeos gémeos | जुड़वाँ judwa | توأم
nephew niece | Neffe Nichte | sobrino sobrina | sobrinho sobrinha | भतीजा भतीजी भांजा | ابن_اخ
grandson granddaughter grandchild | Enkel Enkelin | nieto nieta | neto neta | पोता पोती pota | حفيد حفيدة
mother-in-law | Schwiegermutter | suegra | sogra | सास saas | حماة
bride groom | Braut Bräutigam | novia novio | noiva noivo | दुल्हन दूल्हा dulhan | عروس عريس
plumber | Klempner Installateur | fontanero plomero | encanador canalizador | प्लंबर plumber | سباك
electrician | Elektriker | electricista | eletricista | बिजली_वाला | كهربائي
carpenter | Tischler Schreiner | carpintero | carpinteiro marceneiro | बढ़ई | نجار
hairdresser barber | Friseur Friseurin | peluquero peluquera | cabeleireiro barbeiro | नाई naai | حلاق
firefighter | Feuerwehr Feuerwehrmann | bombero bomberos | bombeiro bombeiros | दमकल | اطفائي
thief burglar | Dieb Einbrecher | ladrón | ladrão | चोर chor | لص حرامي
`

/** What the words of one line are, in all languages, and whether they alone say little. */
export interface Meaning {
  readonly isLight: boolean
  /** Per language, as written. */
  readonly words: readonly (readonly string[])[]
}

export const meanings: readonly Meaning[] = lines
  .trim()
  .split('\n')
  .map((line): Meaning => {
    const isLight = line.startsWith('~')
    const words = line
      .slice(isLight ? 1 : 0)
      .split('|')
      .map((part) =>
        part
          .trim()
          .split(/\s+/)
          .map((word) => word.replaceAll('_', ' ')),
      )
    return { isLight, words }
  })
