/**
 * What people call the same thing, and what kinds of it there are: everyday chats in the six languages that questions are
 * understood in, written for this purpose by us. One line a concept; languages are parted by `|` (English, German, Spanish,
 * Portuguese, Hindi in both scripts, Arabic), emoji come last. The first word of each language names the whole, the others are
 * of the same kind; behind a `=` all of them mean about the same. Two words that belong together are joined by `_`.
 */
const lines = `
pet dog puppy cat kitten hamster rabbit parrot goldfish turtle bunny guinea_pig | Haustier Hund Welpe Katze Kater Hase Kaninchen Papagei Goldfisch Meerschweinchen Tier | mascota perro perrito cachorro gato gatito conejo loro pez | bicho cachorro cão gato gatinho coelho papagaio cadela bichinho | पालतू कुत्ता बिल्ली खरगोश तोता paltu kutta billi | حيوان كلب قطة أرنب ببغاء جرو | 🐶🐱🐕🐈🐰🐹
=job work employer company office position career profession occupation boss hired profession | Job Arbeit Beruf Stelle Firma Büro Arbeitgeber Chef eingestellt | trabajo empleo empresa oficina puesto jefe profesión contrataron curro | trabalho emprego empresa escritório vaga chefe profissão contratado | नौकरी काम दफ्तर ऑफिस कंपनी naukri kaam job office | عمل وظيفة شركة مكتب مدير شغل دوام | 💼🏢
profession doctor nurse teacher engineer lawyer waiter waitress chef plumber electrician architect accountant designer programmer developer dentist pilot baker hairdresser journalist carpenter pharmacist | Beruf Arzt Ärztin Krankenschwester Lehrer Lehrerin Ingenieur Anwalt Kellner Koch Klempner Architekt Zahnarzt Bäcker Friseur Schreiner | profesión médico doctora enfermera maestra profesor ingeniero abogado camarero cocinero arquitecto dentista panadero peluquera | profissão médico médica enfermeira professora professor engenheiro advogado garçom cozinheiro arquiteto dentista padeiro | पेशा डॉक्टर नर्स शिक्षक टीचर इंजीनियर वकील teacher vakil | مهنة طبيب طبيبة ممرضة معلم معلمة مهندس محامي طباخ | 👩‍⚕️👨‍🏫👩‍🏫👨‍🍳
=fired dismissed laid_off sacked quit resign resigned notice | gekündigt entlassen gefeuert Kündigung kündigen | despidieron despido despedido renuncié renunciar renuncia | demitido demitiram demissão demiti | निकाल इस्तीफा nikal istifa | فصل استقال استقالة طرد |
=salary pay wage income paycheck raise bonus earn earns | Gehalt Lohn Einkommen verdient verdiene Gehaltserhöhung | sueldo salario nómina gana aumento | salário ordenado ganha aumento | तनख्वाह वेतन सैलरी salary tankhwah | راتب معاش دخل | 💰
=money cash cost price costs paid pay expensive cheap euros dollars bucks pounds rupees spent spend | Geld Preis kostet kosten gekostet bezahlt teuer billig Euro ausgegeben | dinero precio cuesta costó pagué caro barato euros plata gastó gasté | dinheiro preço custa custou paguei caro barato reais gastei gastou grana | पैसा पैसे कीमत दाम रुपये महंगा paise paisa rupaye kitne | مال سعر فلوس ثمن غالي رخيص ريال دفع تكلفة | 💰💵💶
=borrow lend lent borrowed loan owe owes debt | leihen geliehen schuldet Schulden Kredit | prestar prestó presté debe deuda préstamo | emprestar emprestou emprestei deve dívida empréstimo | उधार कर्ज udhar karz | دين قرض سلف |
=buy bought purchase purchased ordered order got shopping | kaufen gekauft kauft bestellt besorgt Einkauf | comprar compró compré compramos pedí | comprar comprou comprei compramos encomendei | खरीदा खरीदना खरीदी लिया kharida liya khareeda | اشترى شراء اشتريت اشترت طلب | 🛒🛍️
=sell sold selling sale | verkaufen verkauft Verkauf | vender vendió vendí venta | vender vendeu vendi venda | बेचा बेचना becha bech | باع بيع بعت |
vehicle car bike bicycle motorcycle motorbike scooter van truck | Fahrzeug Auto Wagen Fahrrad Rad Motorrad Roller | vehículo coche carro auto bici bicicleta moto | veículo carro bicicleta moto bike | गाड़ी कार साइकिल बाइक gaadi car bike | سيارة دراجة عربية | 🚗🚲🏍️🚙
=car auto automobile vehicle ride | Auto Wagen Karre PKW | coche carro auto | carro automóvel | गाड़ी कार gaadi | سيارة عربية | 🚗🚙
transport train bus plane flight tram subway metro taxi uber ferry | Verkehrsmittel Zug Bus Bahn Flugzeug Flug U-Bahn Taxi Fähre | transporte tren autobús avión vuelo metro taxi | transporte trem comboio ônibus autocarro avião voo metrô táxi | ट्रेन बस हवाई जहाज फ्लाइट train bus flight | قطار حافلة طائرة باص رحلة مترو | 🚆🚌✈️🚇🚕
=accident crash crashed collision hit bumped | Unfall Crash zusammengestoßen angefahren | accidente choque choqué chocó | acidente bati bateu batida | दुर्घटना एक्सीडेंट टक्कर accident takkar | حادث اصطدم صدم |
=trip travel vacation holiday journey travelling traveling tour getaway | Urlaub Reise Ausflug Ferien verreisen reisen | viaje vacaciones viajar excursión viajamos | viagem férias viajar passeio viajamos | यात्रा छुट्टी सफर घूमने trip yatra chutti ghumne | سفر رحلة إجازة عطلة | ✈️🏖️🧳
destination italy rome paris spain barcelona lisbon portugal greece athens london berlin tokyo japan thailand bali croatia turkey istanbul cairo goa mumbai delhi vienna amsterdam prague | Reiseziel Italien Rom Spanien Griechenland Japan Türkei Kroatien Österreich Wien Mallorca Prag | destino italia roma parís españa grecia japón méxico lisboa | destino itália roma paris espanha grécia japão lisboa bahia rio | गोवा दिल्ली मुंबई मनाली goa manali | إيطاليا روما باريس إسبانيا تركيا إسطنبول القاهرة دبي |
=hotel hostel airbnb accommodation room stay stayed apartment staying | Hotel Unterkunft Pension Zimmer Ferienwohnung übernachten | hotel hostal alojamiento habitación hospedaje | hotel pousada hospedagem alojamento quarto | होटल कमरा hotel kamra | فندق غرفة إقامة | 🏨
=airport flight plane gate terminal boarding departure land landing | Flughafen Flug Flieger Abflug gelandet | aeropuerto vuelo avión | aeroporto voo avião | हवाईअड्डा एयरपोर्ट airport | مطار طيران | ✈️🛫🛬
=luggage suitcase bag bags backpack baggage | Gepäck Koffer Tasche Rucksack | equipaje maleta bolso mochila | bagagem mala mochila bolsa | सामान बैग saman bag | حقيبة أمتعة شنطة | 🧳🎒
=home house apartment flat place condo studio | Wohnung Haus Zuhause Apartment Bude WG | casa piso apartamento departamento hogar vivienda | casa apartamento lar apê | घर मकान फ्लैट ghar makan flat | بيت منزل شقة دار | 🏠🏡
=live lives living moved move moving resides settled relocate relocating neighborhood | wohnen wohnt umgezogen Umzug ziehen gezogen lebt | vivir vive mudó mudanza mudarse mudé reside | morar mora mudou mudança mudei vive | रहता रहती रहते शिफ्ट rehta rehti shift | يسكن سكن انتقل يعيش |
=rent landlord lease tenant deposit mortgage | Miete Vermieter Mietvertrag Kaution | alquiler renta casero arriendo fianza hipoteca | aluguel senhorio renda locador caução | किराया मकानमालिक kiraya | إيجار مؤجر | 
room kitchen bathroom bedroom garden balcony basement garage cellar attic | Zimmer Küche Bad Schlafzimmer Garten Balkon Keller Garage | cuarto cocina baño dormitorio jardín balcón garaje sótano | quarto cozinha banheiro jardim varanda garagem | कमरा रसोई kamra rasoi | غرفة مطبخ حمام حديقة شرفة |
=key keys spare_key | Schlüssel | llave llaves | chave chaves | चाबी chabi | مفتاح مفاتيح | 🔑🗝️
=password code pin passcode wifi login wlan combination | Passwort Code PIN WLAN Kennwort | contraseña clave código wifi | senha código palavra-passe wifi | पासवर्ड कोड password | كلمة_السر رمز كود | 🔐🔑
=phone mobile cell number iphone android smartphone | Handy Telefon Nummer Smartphone Telefonnummer | teléfono móvil celular número | telefone celular telemóvel número | फोन मोबाइल नंबर phone number mobile | هاتف جوال رقم موبايل تلفون | 📱☎️📞
device laptop computer tablet pc macbook keyboard monitor printer camera headphones | Gerät Laptop Rechner Computer Tablet Drucker Kamera Kopfhörer | aparato portátil ordenador computadora cámara impresora auriculares | aparelho notebook computador câmera impressora | कंप्यूटर लैपटॉप laptop | جهاز حاسوب كمبيوتر كاميرا | 💻📷🎧
=broken broke break cracked damaged smashed dead stopped_working | kaputt gebrochen zerbrochen defekt beschädigt | roto rompió rota averiado estropeado dañado | quebrado quebrou quebrada estragou partido | टूट टूटा खराब toot kharab | مكسور انكسر خربان تعطل كسر |
=repair fix fixed repaired mechanic garage workshop | reparieren repariert Werkstatt | reparar arreglar arregló taller mecánico | consertar conserto reparar oficina mecânico | ठीक मरम्मत theek repair | تصليح أصلح إصلاح |
=address street avenue road located | Adresse Straße Hausnummer Platz | dirección calle avenida | endereço rua avenida | पता गली pata | عنوان شارع |
family mother father mom dad sister brother grandma grandpa uncle aunt cousin son daughter parents | Familie Mutter Vater Mama Papa Schwester Bruder Oma Opa Onkel Tante Cousin Sohn Tochter Eltern | familia madre padre mamá papá hermana hermano abuela abuelo tío tía primo hijo hija | família mãe pai irmã irmão avó avô tio tia primo filho filha | परिवार माँ पिता बहन भाई दादी चाचा mummy papa behen bhai maa | عائلة أم أب أخت أخ جدة جد عم خال ابن بنت أمي أبي | 👨‍👩‍👧👪
=mother mom mum mama | Mutter Mama Mutti | madre mamá mami | mãe mamãe | माँ मम्मी maa mummy | أم أمي ماما والدة |
=father dad daddy papa | Vater Papa Vati | padre papá papi | pai papai | पिता पापा papa pitaji | أب أبي بابا والد |
=sister sis | Schwester | hermana | irmã | बहन दीदी behen didi | أخت أختي |
=brother bro | Bruder | hermano | irmão | भाई bhai | أخ أخي |
=grandmother grandma granny nana | Großmutter Oma | abuela abuelita | avó vovó | दादी नानी dadi nani | جدة جدتي تيتا |
=grandfather grandpa grandad | Großvater Opa | abuelo | avô vovô | दादा नाना dada nana | جد جدي |
=child kid kids baby children newborn son daughter | Kind Kinder Baby Sohn Tochter | niño niña hijo hija bebé hijos | criança filho filha bebê nenê | बच्चा बच्चे बेटा बेटी baccha beta beti | طفل أطفال ابن بنت مولود | 👶🍼
=pregnant pregnancy expecting baby due | schwanger Schwangerschaft erwartet | embarazada embarazo | grávida gravidez | गर्भवती प्रेग्नेंट pregnant | حامل حمل | 🤰👶
=birth born delivered | geboren Geburt | nació nacimiento | nasceu nascimento | जन्म पैदा janam paida | ولد ولادة مولود | 👶
=wedding marry married marriage bride groom wed engaged engagement fiance proposed proposal | Hochzeit heiraten heiratet geheiratet verlobt Verlobung Trauung | boda casar casarse casó matrimonio prometida comprometidos | casamento casar casou noiva noivo noivado | शादी विवाह सगाई shaadi shadi sagai | زواج زفاف عرس خطوبة تزوج | 💍👰🤵💒
=partner girlfriend boyfriend husband wife spouse dating fiance | Partner Freund Freundin Mann Frau Ehemann Ehefrau | pareja novia novio marido esposa esposo mujer | namorado namorada marido esposa parceiro mulher | पति पत्नी गर्लफ्रेंड बॉयफ्रेंड pati patni biwi | زوج زوجة حبيب حبيبة | 💑❤️
=separate breakup broke_up divorce divorced split separated ended_it | getrennt Trennung Scheidung geschieden Schluss_gemacht | separados divorcio rompieron terminamos cortaron ruptura | separados divórcio terminaram terminou separação | तलाक ब्रेकअप talaq breakup | طلاق انفصل انفصال | 💔
=birthday bday born turns turning cake | Geburtstag Geburtstags | cumpleaños cumple | aniversário niver anos | जन्मदिन बर्थडे birthday janamdin | ميلاد عيد_ميلاد | 🎂🎉🥳
=gift present gifts presents | Geschenk Geschenke geschenkt schenken | regalo regalos regaló | presente prenda presentes | तोहफा गिफ्ट tohfa gift | هدية هدايا | 🎁
=party celebration celebrate festival bash get-together celebrated celebrating | Party Feier feiern Fest gefeiert | fiesta celebración celebrar | festa comemoração comemorar festinha | पार्टी जश्न party jashn | حفلة احتفال حفل | 🎉🥳🎊
=invite invited invitation guests guest | einladen eingeladen Einladung Gäste | invitar invitó invitados invitación | convidar convidou convidados convite | बुलाया निमंत्रण मेहमान bulaya mehmaan | دعوة دعا ضيوف عزم |
food pizza pasta sushi burger salad soup rice curry steak lasagna tacos noodles sandwich pancakes breakfast dish meal paella biryani | Essen Pizza Nudeln Suppe Salat Reis Schnitzel Braten Gericht Auflauf | comida pizza pasta sopa ensalada arroz tacos paella plato tortilla | comida pizza massa sopa salada arroz feijoada prato | खाना पिज़्ज़ा बिरयानी रोटी दाल khana biryani roti | طعام أكل بيتزا رز شوربة كبسة سلطة | 🍕🍝🍣🍔🍜🍲
=eat ate eaten dinner lunch breakfast meal brunch supper | essen gegessen Abendessen Mittagessen Frühstück | comer comió cenar cena almuerzo desayuno comimos | comer comeu jantar almoço café_da_manhã jantamos | खाना खाया डिनर khana khaya dinner | أكل عشاء غداء فطور | 🍽️
=cook cooked cooking bake baked recipe baking oven | kochen gekocht backen gebacken Rezept | cocinar cocinó receta horno horneó | cozinhar cozinhou receita forno assou | पकाया बनाया रेसिपी pakaya banaya recipe | طبخ وصفة خبز | 👩‍🍳🍳
=restaurant cafe diner bistro bar pub trattoria pizzeria eatery | Restaurant Café Lokal Kneipe Gasthaus | restaurante café bar cafetería | restaurante café bar lanchonete | रेस्टोरेंट ढाबा restaurant dhaba | مطعم مقهى كافيه | 🍽️
drink coffee tea beer wine water juice cocktail whisky vodka gin | Getränk Kaffee Tee Bier Wein Wasser Saft Sekt | bebida café té cerveza vino agua jugo | bebida café chá cerveja vinho água suco | पेय चाय कॉफी बीयर chai coffee | مشروب قهوة شاي عصير ماء | ☕🍺🍷🍵
dessert cake chocolate ice_cream cookies cookie sweets candy pie cheesecake brownie tiramisu | Nachtisch Kuchen Schokolade Eis Kekse Torte | postre tarta pastel chocolate helado galletas | sobremesa bolo chocolate sorvete biscoito doce | मिठाई केक आइसक्रीम mithai cake | حلوى كعكة شوكولاتة آيس_كريم | 🍰🍫🍦🎂🍪
fruit apple banana mango strawberry strawberries orange grapes cherry cherries melon pear peach | Obst Apfel Banane Erdbeeren Kirschen Birne Trauben | fruta manzana plátano fresas naranja uvas | fruta maçã banana morango laranja uva | फल आम सेब केला aam seb | فاكهة تفاح موز مانجو | 🍎🍌🥭🍓
vegetarian vegan meat gluten lactose diet veggie | vegetarisch vegan Fleisch Diät laktosefrei | vegetariano vegana carne dieta | vegetariano vegana carne dieta | शाकाहारी मांस shakahari | نباتي لحم |
allergy allergic intolerance peanuts nuts pollen lactose | Allergie allergisch Erdnüsse Nüsse Pollen | alergia alérgico alérgica cacahuetes nueces | alergia alérgico alérgica amendoim | एलर्जी allergy | حساسية | 🤧
=sick ill illness fever flu cold cough covid disease infection unwell headache migraine | krank Krankheit Fieber Grippe erkältet Husten Corona Kopfschmerzen | enfermo enferma enfermedad fiebre gripe tos resfriado | doente doença febre gripe tosse resfriado | बीमार बुखार खांसी जुकाम bimar bukhar | مريض مرض حمى سعال زكام | 🤒🤧😷
=injury hurt broke injured sprained fracture leg arm ankle wrist knee cast bruise | Verletzung verletzt gebrochen verstaucht Bein Arm Knöchel Knie Gips | lesión lesionó herida fractura rompió pierna tobillo brazo esguince | lesão machucou quebrou perna tornozelo braço fratura torceu | चोट टांग हाथ chot | إصابة كسر جرح ساق ذراع | 🤕🩹
=doctor hospital clinic surgery operation appointment physician emergency dentist | Arzt Krankenhaus Klinik Operation OP Ärztin Zahnarzt | médico hospital clínica operación cirugía doctora dentista | médico hospital clínica operação cirurgia dentista | डॉक्टर अस्पताल ऑपरेशन aspatal doctor | طبيب مستشفى عملية عيادة دكتور | 🏥👩‍⚕️
=medicine pills medication antibiotics ibuprofen prescription pharmacy vaccine tablets | Medizin Tabletten Medikament Antibiotika Rezept Apotheke Impfung | medicina pastillas medicamento receta farmacia vacuna | remédio comprimidos medicamento farmácia vacina | दवा दवाई गोली dawai dawa | دواء حبوب صيدلية | 💊💉
=die died death dead passed_away funeral deceased | gestorben Tod tot Beerdigung verstorben | murió muerte fallecido falleció funeral | morreu morte faleceu funeral enterro | मर मृत्यु देहांत guzar death | مات توفي وفاة موت جنازة | 🕊️⚰️
school university college class course semester lecture studies degree | Schule Uni Universität Kurs Studium Vorlesung Semester | escuela universidad colegio clase curso carrera | escola universidade faculdade aula curso | स्कूल कॉलेज यूनिवर्सिटी school college | مدرسة جامعة كلية دراسة | 🎓🏫📚
=study studying major studied studies learn learning | studieren studiert lernen lernt Studium | estudiar estudia estudió aprender aprende | estudar estuda estudou aprender aprende | पढ़ पढ़ाई सीख padhai seekh | يدرس درس تعلم يتعلم | 📚
=exam test exams quiz finals midterm grade passed mark marks score result | Prüfung Klausur Test Note bestanden Examen | examen prueba nota aprobé aprobó suspendió | prova exame nota passei passou teste | परीक्षा एग्जाम नंबर pariksha exam | امتحان اختبار نجح درجة | 📝
subject maths math physics biology history chemistry geography literature | Fach Mathe Physik Biologie Geschichte Chemie | asignatura matemáticas física biología historia química | matéria matemática física biologia história química | गणित विज्ञान maths | رياضيات فيزياء كيمياء تاريخ |
language spanish french german english italian japanese chinese portuguese arabic hindi russian korean | Sprache Spanisch Französisch Englisch Italienisch Japanisch | idioma español francés inglés alemán italiano japonés | língua idioma espanhol francês inglês alemão italiano | भाषा हिंदी अंग्रेजी bhasha | لغة إنجليزية فرنسية إسبانية |
book novel read reading author books | Buch Roman gelesen lesen Bücher | libro novela leer leyó leyendo | livro romance ler leu lendo | किताब उपन्यास kitab padh | كتاب رواية قرأ | 📚📖
=film movie cinema watched watch series show netflix documentary | Film Kino Serie gesehen Netflix | película cine serie vimos peli | filme cinema série assistiu | फिल्म मूवी सिनेमा film movie dekhi | فيلم سينما مسلسل شاهد | 🎬🍿📺
=music song album band concert singer gig playlist | Musik Lied Song Band Konzert Album | música canción concierto banda grupo | música canção concerto banda show | गाना संगीत gaana sangeet | موسيقى أغنية حفلة مطرب | 🎵🎶🎤🎸
instrument guitar piano violin drums ukulele flute cello saxophone trumpet | Instrument Gitarre Klavier Geige Schlagzeug Flöte | instrumento guitarra piano violín batería | instrumento violão guitarra piano violino bateria | गिटार तबला सितार guitar | آلة غيتار بيانو عود كمان | 🎸🎹🎻🥁
sport football soccer basketball tennis running swimming yoga gym climbing hiking volleyball cycling boxing marathon judo karate badminton cricket skiing surfing | Sport Fußball Tennis Laufen Schwimmen Yoga Klettern Wandern Volleyball Handball | deporte fútbol tenis correr natación yoga baloncesto escalada | esporte desporto futebol tênis corrida natação ioga vôlei | खेल क्रिकेट फुटबॉल khel cricket | رياضة كرة_القدم سباحة جري تنس | ⚽🏀🎾🏊🏃🧘🏏
hobby painting pottery knitting photography gardening drawing chess dancing sewing fishing crochet choir dance crafts | Hobby Malen Töpfern Stricken Fotografie Gärtnern Schach Tanzen Nähen Angeln | afición pintura cerámica tejer fotografía jardinería ajedrez bailar hobby | hobby pintura cerâmica tricô fotografia jardinagem xadrez dança | शौक पेंटिंग shauk | هواية رسم تصوير شطرنج | 🎨🧶📷♟️
=game match won win lost score tournament played team cup final | Spiel gewonnen verloren Turnier Mannschaft Tor | partido ganó ganamos perdió torneo equipo | jogo ganhou ganhamos perdeu torneio time partida | मैच जीता हारा match jeeta | مباراة فاز خسر بطولة فريق | 🏆⚽
videogame fortnite minecraft playstation xbox nintendo switch zelda fifa steam | Videospiel Konsole Zocken | videojuego consola | videogame console | गेम game pubg | لعبة بلايستيشن | 🎮
color red blue green yellow black white purple pink orange grey gray brown turquoise | Farbe rot blau grün gelb schwarz weiß lila rosa grau braun | color rojo azul verde amarillo negro blanco morado rosa gris | cor vermelho azul verde amarelo preto branco roxo rosa cinza | रंग लाल नीला हरा पीला काला सफेद rang laal neela | لون أحمر أزرق أخضر أصفر أسود أبيض | 
clothes dress shirt shoes jacket coat jeans sweater skirt suit boots sneakers hat scarf | Kleidung Kleid Hemd Schuhe Jacke Mantel Hose Pullover Anzug Stiefel | ropa vestido camisa zapatos chaqueta abrigo pantalón falda traje | roupa vestido camisa sapatos jaqueta casaco calça saia terno | कपड़े जूते शर्ट kapde joote | ملابس فستان قميص حذاء معطف | 👗👕👟👠🧥
=lose lost missing misplaced disappeared forgot left_behind | verloren verlor vermisst verlegt liegen_gelassen vergessen | perdí perdió perdido extravié olvidé olvidó | perdi perdeu perdido esqueci esqueceu | खो गुम भूल kho gum bhool | ضاع فقد نسي أضاع |
=find found discovered turned_up | gefunden finden fand | encontré encontró encontrar hallé | encontrei encontrou encontrar achei achou | मिला मिल मिली mila mil | وجد لقي لقيت عثر |
=steal stolen theft thief robbed burglary pickpocket | gestohlen geklaut Diebstahl Dieb Einbruch | robaron robó robo ladrón | roubaram roubou roubo ladrão assalto | चोरी चोर chori chor | سرق سرقة لص |
=hide hidden hid under behind stash | versteckt verstecken versteckte unter | escondí escondido esconder escondió debajo | escondi escondido esconder escondeu embaixo | छुपा छुपाया chupa chupaya | خبأ مخبأ تحت |
=meet meeting met appointment see get_together rendezvous catch_up | treffen getroffen Treffen Termin Verabredung | quedar reunión encontramos cita quedamos vernos | encontrar reunião encontro marcamos | मिलना मिले मीटिंग milna mile | لقاء اجتماع موعد التقى قابل |
=late delay delayed running_late | spät verspätet Verspätung | tarde retraso retrasado | atrasado atraso tarde | देर लेट der late | متأخر تأخر تأخير | ⏰
=cancel cancelled canceled postponed called_off reschedule rescheduled moved | abgesagt absagen verschoben ausgefallen | cancelado canceló canceló aplazado pospuesto | cancelado cancelou adiado remarcado | रद्द कैंसल cancel | ألغى إلغاء تأجل |
=time clock hour oclock am pm at | Uhr Uhrzeit Zeit um | hora horas | hora horas | समय बजे baje time | ساعة وقت | 🕐⏰
date monday tuesday wednesday thursday friday saturday sunday tomorrow january february march april may june july august september october november december weekend | Datum Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag morgen Januar Februar März April Juni Juli August Oktober Dezember Wochenende | fecha lunes martes miércoles jueves viernes sábado domingo mañana enero febrero marzo abril mayo junio julio | data segunda terça quarta quinta sexta sábado domingo amanhã janeiro fevereiro março abril | तारीख सोमवार मंगलवार शुक्रवार रविवार कल somvar ravivar kal | تاريخ الاثنين الثلاثاء الجمعة السبت الأحد غدا | 📅🗓️
weather rain snow sun storm cold hot sunny cloudy raining snowing wind heatwave thunderstorm | Wetter Regen Schnee Sonne Sturm kalt heiß Gewitter | clima tiempo lluvia nieve sol tormenta frío calor | tempo chuva neve sol tempestade frio calor | मौसम बारिश गर्मी ठंड mausam barish | طقس مطر ثلج شمس حر برد | ☀️🌧️❄️⛈️
place beach lake park mountain forest river cinema station museum mall supermarket zoo pool square | Ort Strand See Park Berg Wald Fluss Bahnhof Museum Schwimmbad Platz | lugar playa lago parque montaña bosque río estación museo | lugar praia lago parque montanha floresta rio estação museu | जगह पार्क स्टेशन jagah | مكان شاطئ حديقة محطة جبل متحف | 🏖️⛰️🌳
=beach sea ocean seaside coast sand | Strand Meer See Küste | playa mar costa arena | praia mar costa areia | समुद्र बीच samundar beach | شاطئ بحر | 🏖️🌊
plant flower flowers roses tulips cactus tree basil monstera orchid tomatoes | Pflanze Blume Blumen Rosen Tulpen Kaktus Baum Tomaten | planta flor flores rosas cactus árbol | planta flor flores rosas cacto árvore | पौधा फूल phool paudha | نبات ورد زهرة شجرة | 🌹🌷🌱🌵
=argue fight argument quarrel arguing angry mad upset fought annoyed furious | Streit gestritten streiten sauer wütend verärgert | pelea discutieron discusión peleamos enojado enfadada | briga brigaram discussão brigou bravo zangado | झगड़ा लड़ाई गुस्सा jhagda gussa | شجار خلاف غضب زعل | 😡😠🤬
=sorry apologize apology apologise forgive regret | entschuldigung sorry leid verzeih | perdón disculpa lo_siento perdona | desculpa perdão desculpe | माफ माफी सॉरी maaf sorry | آسف اعتذار سامح عذر | 🙏😔
=love adore in_love crush feelings like_you | Liebe lieben verliebt liebe | amor amo enamorado quiero | amor amo apaixonado | प्यार मोहब्बत pyaar mohabbat | حب أحب عشق | ❤️😍💕😘
=sad cry crying cried depressed unhappy tears down heartbroken lonely | traurig geweint weinen niedergeschlagen einsam | triste llorar lloró deprimido | triste chorar chorou deprimido | दुखी रोया उदास dukhi roya udaas | حزين بكى زعلان | 😢😭😞
=happy glad excited joy thrilled delighted proud overjoyed | glücklich froh gefreut freut stolz | feliz contento alegre emocionada orgullosa | feliz contente alegre animada orgulhosa | खुश खुशी khush khushi | سعيد فرحان مبسوط فخور | 😊😄🥳
=afraid scared fear terrified nervous phobia anxious worried worry | Angst ängstlich fürchte nervös Sorge Sorgen | miedo asustado nervioso temor preocupado | medo assustado nervoso receio preocupado | डर डरता darr | خوف خائف قلق | 😱😨
=tired sleep exhausted sleepy nap insomnia asleep slept | müde schlafen erschöpft geschlafen Schlaf | cansado dormir agotado sueño durmió | cansado dormir exausto sono dormiu | थका नींद सो thak neend | تعب نوم تعبان نام | 😴🥱
=plan plans planning intend idea going_to | Plan planen vor_haben Idee | plan planes planear idea | plano planos planejar ideia | योजना प्लान plan | خطة ينوي |
=decide decided decision choose chose chosen agreed settled_on picked | entschieden Entscheidung gewählt ausgesucht einig | decidimos decidió elegimos decisión elegir | decidimos decidiu escolhemos decisão | फैसला तय चुना faisla tay | قرر قرار اختار اتفق |
=recommend recommendation suggest suggested advice tip must_try | empfehlen empfohlen Empfehlung Tipp Rat | recomendar recomendó recomiendo consejo | recomendar recomendou recomendo conselho dica | सलाह सुझाव salah | نصح توصية اقترح نصيحة |
=promise promised swear vow | versprochen versprechen Versprechen | prometí prometió promesa | prometi prometeu promessa | वादा कसम vaada kasam | وعد يعد | 🤞
=secret surprise confess confidential dont_tell nobody_knows | Geheimnis geheim Überraschung verraten | secreto sorpresa confesar | segredo surpresa confessar | राज़ सरप्राइज raaz | سر مفاجأة | 🤫
=nickname called call name named | Spitzname heißt genannt Name nennen | apodo llama llamado nombre | apelido chama chamado nome | नाम उपनाम naam | اسم لقب يسمى |
=colleague coworker boss manager team teammate | Kollege Kollegin Chefin Team | colega compañero jefa equipo | colega chefe equipe | सहकर्मी बॉस colleague boss | زميل زميلة |
=friend buddy mate pal bestie friends | Freund Kumpel Freundin Freunde | amigo amiga compadre | amigo amiga parceiro | दोस्त यार dost yaar | صديق صديقة صاحب | 👯
=neighbour neighbor neighbours next_door upstairs | Nachbar Nachbarin Nachbarn | vecino vecina | vizinho vizinha | पड़ोसी padosi | جار جيران |
=noise loud noisy racket | Lärm laut | ruido ruidoso | barulho barulhento | शोर shor | ضوضاء إزعاج |
=delivery package parcel courier shipped amazon arrived post mail | Paket Lieferung geliefert Päckchen Post | paquete envío entrega correo | pacote entrega encomenda correio | पार्सल डिलीवरी parcel | طرد توصيل شحن بريد | 📦
=bill invoice receipt electricity tax taxes | Rechnung Quittung Strom Steuer Steuern | factura recibo impuestos luz | conta fatura recibo imposto | बिल टैक्स bill | فاتورة ضريبة | 🧾
=bank account iban card transfer transferred paypal venmo | Bank Konto IBAN Überweisung überwiesen Karte | banco cuenta transferencia tarjeta | banco conta transferência cartão pix | बैंक खाता bank khata | بنك حساب تحويل | 🏦💳
=insurance policy claim coverage | Versicherung | seguro aseguradora | seguro | बीमा bima | تأمين |
=police fine ticket speeding arrested | Polizei Strafe Strafzettel geblitzt | policía multa | polícia multa | पुलिस चालान police | شرطة مخالفة غرامة | 🚓👮
=document passport visa id contract license certificate papers | Dokument Pass Ausweis Visum Vertrag Führerschein | documento pasaporte visa contrato carnet | documento passaporte visto contrato carteira | पासपोर्ट वीजा कागज passport visa | وثيقة جواز تأشيرة عقد رخصة | 📄
=religion church mosque temple pray prayer baptism christian muslim | Kirche Gebet beten Moschee Taufe | iglesia rezar misa bautizo | igreja rezar missa batizado | मंदिर पूजा mandir pooja | مسجد صلاة كنيسة | 🙏⛪🕌
holiday christmas easter halloween ramadan eid diwali holi newyear thanksgiving hanukkah | Feiertag Weihnachten Ostern Silvester | fiesta navidad pascua nochevieja | feriado natal páscoa carnaval réveillon | त्योहार दिवाली होली ईद diwali holi eid | عيد رمضان كريسماس | 🎄🎃🪔
=smoke smoking cigarettes cigarette vape tobacco | rauchen geraucht Zigaretten | fumar fumó cigarrillos tabaco | fumar fumou cigarro | सिगरेट धूम्रपान cigarette | تدخين سيجارة يدخن | 🚬
=drunk hangover wasted tipsy alcohol | betrunken Kater besoffen Alkohol | borracho resaca alcohol | bêbado ressaca álcool | शराब नशा sharab | سكران كحول خمر | 🍻🥴
=weight kilos diet lost_weight pounds fat slim | Gewicht Kilo abgenommen Diät zugenommen | peso kilos adelgacé dieta | peso quilos emagreci dieta | वजन मोटा vajan | وزن كيلو رجيم | ⚖️
=size tall height measure cm meters metres big | Größe groß hoch Meter | talla altura mide metros | tamanho altura mede metros | साइज लंबाई size | مقاس طول حجم | 📏
=hair haircut hairdresser dyed beard | Haare Haarschnitt Friseur gefärbt Bart | pelo corte peluquería cabello teñido | cabelo corte salão barba | बाल baal | شعر حلاقة قصة | 💇
=tattoo piercing inked | Tattoo tätowiert | tatuaje | tatuagem | टैटू tattoo | وشم |
=start begin begins started starts beginning opens | beginnen beginnt Anfang anfangen startet | empezar empieza comienza empezó | começar começa começou início | शुरू shuru | بدأ يبدأ بداية |
=end finish finished ends over done completed | enden Ende fertig beendet vorbei | terminar acabar terminó fin acabó | terminar acabar terminou fim acabou | खत्म khatam khatm | نهاية انتهى خلص |
=favorite favourite best love_most prefer prefers | liebste liebster Liebling lieblings bevorzugt | favorito favorita preferido prefiere | favorito favorita preferido prefere | पसंद पसंदीदा pasand | مفضل يفضل | ⭐❤️
=hate dislike cant_stand awful disgusting worst | hasse hassen mag_nicht eklig schlimm | odio odia detesta asco | odeio odeia detesta nojo | नफरत nafrat | يكره كره | 🤮😒
=photo picture pic image selfie pics pictures | Foto Bild Bilder Selfie | foto imagen selfie | foto imagem selfie | फोटो तस्वीर photo | صورة صور | 📷📸🤳
=pick_up collect fetch picked_up drop_off | abholen abgeholt holt | recoger recoge recogió buscar | buscar pegar buscou | लेने लेना lene | يأخذ يوصل |
=help helped favor support assist | helfen geholfen Hilfe Gefallen | ayudar ayudó ayuda favor | ajudar ajudou ajuda favor | मदद madad | مساعدة ساعد | 🙏🤝
=lie lied lying liar cheated cheat | gelogen Lüge lügt betrogen | mentira mintió mentir engañó | mentira mentiu mentir traiu | झूठ jhooth | كذب كذبة خان | 🤥
=apply applied application interview applying offer | bewerben beworben Bewerbung Vorstellungsgespräch Zusage | solicitud entrevista oferta postular | candidatura entrevista vaga proposta | इंटरव्यू आवेदन interview | مقابلة طلب تقديم | 
=win prize lottery award raffle jackpot | gewonnen Preis Lotto Gewinn | premio lotería ganó sorteo | prêmio loteria ganhou sorteio | इनाम लॉटरी inaam | جائزة ربح يانصيب | 🏆🥇
=dream dreamt dreamed nightmare | Traum geträumt Albtraum | sueño soñé pesadilla | sonho sonhei pesadelo | सपना sapna | حلم كابوس | 💭
animal snake spider bird horse cow fish bee mosquito mouse rat fox deer wolf lion | Tier Schlange Spinne Vogel Pferd Kuh Fisch Biene Maus Fuchs | animal serpiente araña pájaro caballo vaca ratón | animal cobra aranha pássaro cavalo vaca rato | जानवर सांप घोड़ा janwar | حيوان ثعبان عنكبوت حصان طائر | 🐍🕷️🐴🐦🐭
furniture sofa couch table chair bed wardrobe shelf desk lamp mattress bookcase | Möbel Sofa Couch Tisch Stuhl Bett Schrank Regal Lampe | mueble sofá mesa silla cama armario lámpara | móvel sofá mesa cadeira cama armário | मेज कुर्सी सोफा mez kursi | أثاث كنبة طاولة كرسي سرير | 🛋️🪑
appliance fridge washing_machine dishwasher oven heater vacuum microwave boiler toaster | Haushaltsgerät Kühlschrank Waschmaschine Spülmaschine Ofen Heizung | electrodoméstico nevera lavadora horno microondas calefacción | eletrodoméstico geladeira máquina_de_lavar forno micro-ondas | फ्रिज मशीन fridge | ثلاجة غسالة فرن |
=aurora northern_lights polar_lights | Nordlicht Nordlichter Polarlicht Polarlichter | aurora auroras_boreales aurora_boreal | aurora aurora_boreal | ध्रुवीय_ज्योति aurora | شفق الشفق_القطبي |
=spoon lovespoon ladle | Löffel | cuchara | colher | चम्मच chammach | ملعقة |
=carve carved carving whittle | geschnitzt schnitzen | tallar talló tallada | esculpir esculpiu esculpida entalhar | तराशा नक्काशी | نحت |
=elevator lift lifts | Aufzug Fahrstuhl Lift | ascensor elevador | elevador | लिफ्ट लिफ़्ट lift | مصعد |
=stuck trapped jammed wedged | feststecken steckt festgesteckt eingesperrt | atrapado atascado encerrado | preso presa travado | फंस फँस फंसा फँसा phas phasa phans | علق عالق انحبس |
=boot boots shoe shoes slipper slippers | Stiefel Schuh Schuhe Hausschuhe | bota botas zapato zapatos | bota botas sapato | जूता जूते joota joote | حذاء جزمة |
=forget forgot forgotten left_behind left | vergessen liegen_lassen | olvidar olvidé olvidó dejó | esquecer esqueci esqueceu deixou | भूल bhool bhul | نسي نسيت |
=bridge bridges | Brücke Brücken | puente puentes | ponte pontes | पुल pul | جسر كوبري |
=letter note envelope | Brief Zettel Umschlag | carta nota sobre | carta bilhete | चिट्ठी ख़त पत्र chitthi | رسالة خطاب |
=mean meaning means definition translate translation | bedeutet Bedeutung heißt übersetzt | significa significado quiere_decir | significa significado quer_dizer | मतलब अर्थ matlab | يعني معنى |
=move moved moving move_in moved_in new_house new_home | umgezogen Umzug einziehen eingezogen | mudamos mudanza mudarnos mudó | mudamos mudança mudar | शिफ़्ट शिफ्ट shift | انتقل انتقلنا انتقال |
=speech toast talk presentation | Rede Ansprache Vortrag | discurso brindis charla | discurso brinde palestra | भाषण bhashan | خطاب كلمة |
=umbrella brolly | Regenschirm Schirm | paraguas | guarda-chuva | छाता chhata | مظلة شمسية |
=bench chair benches chairs stool | Bank Stuhl Stühle | banco silla sillas | banco cadeira cadeiras | कुर्सी kursi | كرسي مقعد |
=shed hut barn greenhouse cabin | Schuppen Hütte Gewächshaus | cobertizo cabaña galpón | galpão cabana barracão | झोपड़ी | كوخ سقيفة |
=tissue handkerchief napkin | Taschentuch Serviette | pañuelo servilleta | lenço guardanapo | रुमाल टिशू tissue rumaal | منديل |
=job_loss lost_job let_go redundant redundancy laid_off let_us_go | Job_verloren gekündigt Stelle_verloren | perdí_el_trabajo sin_trabajo | perdi_o_emprego sem_emprego | नौकरी_गई | فقد_العمل |
=climb climbed climbing | klettern geklettert | escalar trepó | escalar escalou | चढ़ chadh | تسلق |
=fall fell fallen slipped slip tripped | gefallen gestürzt ausgerutscht | cayó caer resbaló | caiu cair escorregou | गिर गिरा फिसल gir gira | وقع سقط |
=swim swimming swam pool | schwimmen geschwommen | nadar nadó | nadar nadou | तैर tair | سباحة سبح |
=kiss kissed kisses | Kuss geküsst küssen | beso besó besar | beijo beijou beijar | चुंबन kiss | قبلة باس |
=propose proposed proposal ask_to_marry marry_me | Heiratsantrag Antrag Antrag_gemacht | propuso pedir_matrimonio propuesta | pediu_em_casamento pedido_de_casamento | प्रपोज propose | طلب_الزواج خطب |
=offer offered offering | angeboten Angebot | ofrecieron ofreció oferta | ofereceram ofereceu oferta | ऑफर offer | عرض |
=crying tears wept sobbed | geweint Tränen | llorando lágrimas | chorando lágrimas | रो रोया ro roya | دموع بكاء |
=garden allotment plot yard | Garten Beet | jardín huerto | jardim horta | बगीचा bagicha | حديقة |
=vegetable tomato tomatoes carrot carrots potato potatoes onion pumpkin squash beans | Gemüse Tomaten Kartoffeln Kürbis Bohnen | verdura tomates papas calabaza frijoles | legume tomates batatas abóbora feijão | सब्ज़ी sabzi टमाटर | خضار طماطم |
=goose geese duck ducks swan | Gans Gänse Ente | ganso gansos pato | ganso gansos pato | हंस बत्तख | إوزة بطة |
=prison jail court lawyer | Gefängnis Gericht Anwalt | cárcel juicio abogado | prisão tribunal advogado | जेल जेल_खाना jail | سجن |
=visit visited visiting came_over | besucht Besuch besuchen | visitó visita visitar | visitou visita visitar | मिलने आया milne | زيارة زار |
=paint painted painting wall | streichen gestrichen malen | pintar pintó | pintar pintou | पेंट रंगा paint | دهن طلاء |
jewelry ring necklace earrings watch bracelet | Schmuck Ring Kette Ohrringe Uhr Armband | joya anillo collar pendientes reloj pulsera | joia anel colar brincos relógio | अंगूठी हार गहने angoothi | مجوهرات خاتم قلادة ساعة | 💍⌚
`

export interface Concept {
  /** All words mean about the same; else the first of each language names the others. */
  readonly isOne: boolean
  /** Per language, as written. */
  readonly words: readonly (readonly string[])[]
  readonly emoji: readonly string[]
}

/** How many languages a line has. */
const LANGUAGES = 6

export const concepts: readonly Concept[] = lines
  .trim()
  .split('\n')
  .map((line): Concept => {
    const isOne = line.startsWith('=')
    const parts = line.slice(isOne ? 1 : 0).split('|')
    const words = parts.slice(0, LANGUAGES).map((part) =>
      part
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => word.replaceAll('_', ' ')),
    )
    return { isOne, words, emoji: emojiIn(parts[LANGUAGES] ?? '') }
  })

function emojiIn(text: string): string[] {
  const segments = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text.trim())
  return Array.from(segments, ({ segment }) => segment).filter((segment) => segment.trim() !== '')
}
