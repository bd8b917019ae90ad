/** Two or three sentences about each place, for the card that a player opens at the table. */
export const places = {
  denali:
    'North America’s highest mountain rises to about 6,190 metres in Alaska. In the Koyukon language its name means “the high one”, and in 1913 Walter Harper, whose mother was Koyukon, became the first person known to stand on the summit.',
  'mackenzie-delta':
    'Canada’s longest river system ends here in a maze of channels and lakes before it reaches the Beaufort Sea. Beluga whales come to its warm, shallow mouth in summer. Near the coast stand pingos, rounded hills pushed up from below by a core of ice.',
  'northwest-passage':
    'For centuries sailors looked for a way from the Atlantic to the Pacific through Canada’s Arctic islands. John Franklin’s two ships vanished there in the 1840s, and Roald Amundsen needed three years to get through, from 1903 to 1906, in a small herring boat.',
  banff:
    'Railway workers came upon hot springs here in 1883, and two years later they became the seed of Canada’s first national park. Where the Trans-Canada Highway crosses the park, bridges covered with trees and grass let bears, wolves and elk walk safely over the traffic.',
  'crater-lake':
    'About 7,700 years ago a volcano in Oregon emptied itself and fell in. Rain and melted snow slowly filled the hollow with a lake nearly 600 metres deep, and no river flows in or out. An old tree trunk has been drifting there, bolt upright, since the nineteenth century.',
  'old-faithful':
    'Many times a day, hot water and steam burst from the ground in Yellowstone and climb as high as a tall tree. The rangers can tell roughly when it will happen next: after a long eruption one waits longer, after a short one less.',
  'puerto-rico':
    'At the tip of San Juan, the fortress of El Morro has watched the bay since the sixteenth century; in 1595 its guns turned back Francis Drake. After dark the island belongs to the coquí, a frog no longer than a thumb that calls its own name.',
  'grand-canyon':
    'Grain by grain, the Colorado River has cut a trench more than 1,600 metres deep into the plateau of Arizona. The dark rocks at the bottom are over 1.7 billion years old. No road leads to Supai, the village of the Havasupai people down in a side canyon.',
  'niagara-falls':
    'On its way from Lake Erie to Lake Ontario, the water comes down one great step. The falls eat their own edge and have moved some eleven kilometres upstream since the Ice Age. In March 1848 an ice jam silenced them for more than a day.',
  louisiana:
    'The Mississippi built much of this land out of mud, and it ends in slow bayous where alligators lie in the shade of cypresses. In New Orleans, African, Caribbean and European music met in the streets and became jazz. Louis Armstrong was born there in 1901.',
  teotihuacan:
    'When the Aztecs first saw these pyramids, the city had already lain empty for centuries, and they named it the place where gods are made. What its own people called it is not known. More than a hundred thousand of them once lived along its long straight avenue.',
  tikal:
    'Stone temples of the Maya stand taller than the trees of the Guatemalan forest. The city had no river, so its people plastered their squares to slope gently and lead the rain into great reservoirs. Today spider monkeys and toucans are at home between the ruins.',
  newfoundland:
    'About a thousand years ago, Norse sailors built turf houses at L’Anse aux Meadows, on the northern tip of the island, almost five centuries before Columbus. In spring, icebergs from Greenland drift past the fishing villages, and people come to the cliffs to watch them.',
  greenland:
    'Ice covers about four fifths of the largest island on Earth, in places more than three kilometres thick. The towns lie on the rocky rim, and almost no roads join them: one travels by boat, plane, helicopter or dog sledge. Its people call it Kalaallit Nunaat.',
  'angel-falls':
    'From the flat top of Auyán-tepui the water drops almost a kilometre, and much of it turns to mist on the way. The Pemón people call it Kerepakupai Merú. Its other name comes from Jimmie Angel, a pilot who got stuck on the summit in 1937 and walked down for eleven days.',
  marajo:
    'An island nearly as large as Switzerland lies in the mouth of the Amazon. Much of it is flooded in the rainy season, so water buffalo carry people, cargo and even the police. Long before Europeans came, its people made richly painted pottery and lived on mounds.',
  'amazon-rainforest':
    'When the rivers rise, they spread so far into the forest that pink dolphins swim between the trunks and fish eat the fallen fruit. The trees breathe out so much moisture that it travels on the wind as “flying rivers” and falls as rain far away.',
  'machu-picchu':
    'High on a ridge between two Andean peaks, the Incas built this town in the fifteenth century. They cut the stones of its best walls to fit so well that no mortar was needed. The terraces gave them fields on the steep slope and kept the rain from washing it away.',
  aripuana:
    'Beside this town in the Brazilian Amazon, the river of the same name tumbles over broad falls, and great flocks of swifts sleep in the cracks behind the water. In 1914 Theodore Roosevelt and Cândido Rondon reached the Aripuanã farther north after exploring the River of Doubt.',
  'salvador-de-bahia':
    'From 1549 this was the capital of Portuguese Brazil, and it remained so for more than two hundred years. Enslaved Africans brought here kept their music, cooking and faith alive, and all three shape the city to this day. A public lift joins the harbour with the upper town.',
  altiplano:
    'Between two chains of the Andes lies a plain nearly four kilometres above the sea. It holds Lake Titicaca and the salt flat of Uyuni, which a thin layer of rain turns into a mirror of the sky. People here have long raised llamas and grown potatoes and quinoa.',
  'iguazu-falls':
    'Here a wide river breaks over a cliff in well over a hundred separate cascades, on the border of Argentina and Brazil. In Guarani the name simply means “big water”. Swifts dart straight through the spray to reach their nests on the rock behind it.',
  atacama:
    'In parts of this desert years may pass without a drop of rain. The clear dry air draws some of the world’s great telescopes, and after a rare shower the ground can turn pink with flowers. On this coast people made mummies about 7,000 years ago, long before the Egyptians.',
  'galapagos-islands':
    'Marine iguanas dive for seaweed here, and penguins live on the Equator. The giant tortoises differ from island to island, and so do the mockingbirds that set Charles Darwin thinking after his visit in 1835. Galápago is an old Spanish word for tortoise.',
  'pacific-ocean':
    'All the continents together would fit into its surface. Magellan found it calm in 1520 and named it so, but Polynesian sailors had sailed it long before him, reading stars, swell and birds. In the Mariana Trench the bottom lies nearly eleven kilometres down.',
  'rapa-nui':
    'Islanders carved hundreds of moai from the soft rock of one volcano, and many still lie there unfinished. Most of those that were moved faced inland, towards the villages. The nearest inhabited island, tiny Pitcairn, is about two thousand kilometres away.',
  'tierra-del-fuego':
    'Magellan’s sailors saw fires burning along this shore in 1520 and gave it its name. They were lit by the people who already lived here; the Yahgan even kept a fire going in their bark canoes. Today Chile and Argentina share the windy islands.',
  'graham-land':
    'This long arm of Antarctica reaches towards South America. Some maps once drew it as a group of islands, until a British expedition with dog sledges and a small plane proved in the 1930s that it is a peninsula. Gentoo, chinstrap and Adélie penguins nest on its shores.',
  svalbard:
    'About halfway between Norway and the North Pole, the sun stays up for some four months of summer and away for nearly as long in winter. Deep in a frozen mountain near Longyearbyen, a vault keeps seeds of the world’s crops. Beyond the last houses one must be ready to meet a polar bear.',
  thingvellir:
    'From about the year 930, free Icelanders met on this plain every summer to make laws and settle quarrels, in the open air. The cliffs around it mark the place where the plates of America and Eurasia slowly pull apart. In the cracks between them stands water as clear as glass.',
  stonehenge:
    'People began to build here about 5,000 years ago, with tools of stone, wood and antler. The smaller bluestones came from Wales, more than 200 kilometres away. On the longest day the sun rises, and on the shortest it sets, in line with the stones.',
  rome: 'Beneath this city lie older versions of itself, and digging a metro line means finding barracks, baths and villas. The dome of the Pantheon, poured in concrete 1,900 years ago, still stands. The Trevi Fountain is fed by an aqueduct first opened in 19 BC.',
  athens:
    'The columns of the Parthenon swell a little and lean inwards, and yet the temple looks perfectly straight. On a hill nearby the citizens met to vote. They could also banish a man for ten years by scratching his name on a piece of broken pottery.',
  timgad:
    'Emperor Trajan founded this town around AD 100 for retired soldiers, with streets as regular as a chessboard; sand later covered and saved it. In the forum someone carved a gaming board with the words: to hunt, to bathe, to play, to laugh, that is to live.',
  'canary-islands':
    'The bird was named after the islands, and the islands, it is said, after dogs: canis in Latin. Teide, a volcano on Tenerife, is the highest mountain of Spain. On La Gomera, children learn at school a whistled language that carries across deep ravines.',
  sahara:
    'Most of this desert is rock and gravel; dunes cover only about a quarter. Some thousands of years ago it was green, with lakes and grass, and people painted cattle, giraffes and even swimmers on its rocks. Its dust still blows as far as the Amazon.',
  giza: 'The Great Pyramid was built for King Khufu some 4,500 years ago, by well organised crews who lived on bread, beer and meat. One team leader, Merer, left a diary on papyrus of shipping fine limestone here along the Nile. The Sphinx is carved from the rock of the plateau itself.',
  timbuktu:
    'Caravans brought slabs of salt from the desert to Timbuktu and traded them for gold. The town grew rich in books as well, and its families have handed down thousands of manuscripts on stars, law and medicine. Its great mosque is made of earth and has to be plastered again and again.',
  kush: 'South of Egypt, along the Nile, kings and queens of Kush ruled for more than a thousand years. Around 700 BC they were pharaohs of Egypt too. At Meroë and elsewhere stand their pyramids, smaller and much steeper than those of Giza, and all told more numerous than Egypt’s.',
  aksum:
    'Traders from the Roman world, Arabia and India knew this African kingdom, which struck its own coins of gold. Its people raised stone pillars carved like tall houses, with doors and windows that never open. One was taken to Rome in 1937 and came home in 2005.',
  elmina:
    'Portuguese builders raised the castle in 1482, bringing many of its stones ready cut from home, to trade for gold. Later it held enslaved Africans before they were shipped across the ocean, and it is kept so that this is remembered. Below its walls lie brightly painted fishing boats.',
  douala:
    'Portuguese sailors found so many shrimps in the estuary here that they called it Rio dos Camarões, and Cameroon got its name from them. Today the city is a great port. In December the coastal peoples hold the Ngondo on the river Wouri, with races of long canoes.',
  virunga:
    'Founded in 1925, this was the first national park in Africa. It climbs from hot savannas to the high peaks of the Rwenzori, past volcanoes that still erupt. Mountain gorillas live here, and rangers tell them apart by the wrinkles on their noses.',
  'victoria-falls':
    'Mosi-oa-Tunya, the smoke that thunders, is what people here call the place where the Zambezi drops a hundred metres into a narrow gorge. The spray can be seen from many kilometres away. At full moon it makes a pale rainbow in the night.',
  omatako:
    'Two pointed mountains stand side by side on the dry plain of central Namibia, and travellers see them from far away. In the Herero language their name means “buttocks”. A river of the same name crosses the region, though for most of the year its bed is only sand.',
  'atlantic-ocean':
    'Down its middle runs a chain of underwater mountains where new sea floor is born, so that Europe and America drift apart by a few centimetres a year. Eels leave the rivers of Europe and swim thousands of kilometres to lay their eggs in the Sargasso Sea.',
  madagascar:
    'This island parted from Africa and then from India so long ago that most of its animals and plants live nowhere else. Lemurs sing in its forests, and six kinds of baobab grow only here. Among its first settlers were sailors from what is now Indonesia.',
  'indian-ocean':
    'The monsoon blows one way in summer and the other in winter, and for two thousand years sailors have used it to go to India and back. In 1938 fishermen off South Africa netted a coelacanth, a fish that scholars had thought extinct since the time of the dinosaurs.',
  petra:
    'A narrow gorge more than a kilometre long opens suddenly on a tall front of columns, cut straight into pink sandstone. The Nabataeans grew rich here from caravans carrying incense. Hardly any rain falls, so they caught every drop in channels and cisterns.',
  babylon:
    'Hammurabi, king of this city, had nearly three hundred laws carved in stone about 3,750 years ago. Babylonian stargazers counted in sixties, and so our hours still have sixty minutes. As for the Hanging Gardens, no one has ever found a certain trace of them.',
  persepolis:
    'Carved on the stairs of this Persian palace, people from all over an empire bring gifts: a lioness, a camel, jars, bracelets. Clay tablets found here list the pay of the workers, women among them. Alexander’s army burned the palace in 330 BC.',
  sanaa:
    'More than two thousand metres up in the mountains of Yemen, tower houses of brown brick stand close together, their windows drawn round with white plaster. Coloured glass lets light into the upper rooms. People have lived here for over 2,500 years.',
  'caspian-sea':
    'It is called a sea, yet it has no way out to the ocean and its surface lies below sea level. Its water is about a third as salty as the ocean’s. Seals live in it, far from any other seals, and sturgeons, whose ancestors swam in the days of the dinosaurs.',
  zagorsk:
    'Pilgrims come to the blue and golden domes of a monastery which Saint Sergius founded in the fourteenth century. The painter Andrei Rublev worked here. The town, known for wooden toys and nesting dolls, bore the name Zagorsk from 1930 to 1991; today it is Sergiyev Posad.',
  'putorana-plateau':
    'Some 250 million years ago, lava spread here layer upon layer over a huge part of Siberia. Ice and water then cut the black rock into tables, with deep narrow lakes and countless waterfalls. Herds of wild reindeer cross it, and a rare snow sheep lives on its cliffs.',
  novosibirsk:
    'It began in 1893 as a camp of workers who were building a railway bridge over the Ob; some seventy years later a million people lived here. In the forest nearby stands a town made for scientists. From 1959 on, foxes were bred there until they wagged their tails like dogs.',
  harappa:
    'More than 4,000 years ago, this city of the Indus had straight streets, covered drains and weights that were the same in every town. Nobody has yet been able to read its writing. In the nineteenth century, railway builders carried off its bricks by the trainload.',
  sakha:
    'The land of the Sakha, also called Yakutia, is nearly as big as India, and almost all its ground stays frozen in the depths. Houses stand on piles so as not to thaw it. In winter it can be colder than minus fifty; in June people greet the sun and drink fermented mare’s milk.',
  'lake-baikal':
    'Nowhere is a lake deeper: more than 1,600 metres. It holds about a fifth of the fresh water on the surface of the Earth that is not ice. A seal, the nerpa, lives here far from any sea, and in winter the ice is so clear that one sees the stones on the bottom near the shore.',
  'great-wall':
    'There is not one wall but many, built by different dynasties over two thousand years. Watchmen passed on alarms with smoke by day and fire by night. In some stretches the mortar was made with sticky rice, and it holds to this day.',
  'mount-everest':
    'The top of the highest mountain above the sea is made of limestone, with remains of creatures that lived on an ancient sea floor. Tibetans call it Chomolungma, in Nepal it is Sagarmatha. Tenzing Norgay and Edmund Hillary reached the summit in May 1953.',
  'taj-mahal':
    'Emperor Shah Jahan built this tomb of white marble at Agra for his wife Mumtaz Mahal, who died in 1631. Flowers of coloured stone are set into the walls, petal by petal. Everything is symmetrical but one thing: his own grave, placed later beside hers.',
  sigiriya:
    'In the fifth century, a king built his palace on top of a rock that rises almost 200 metres above the plain. The stairs led up between the paws of a giant lion of brick, and the paws are still there. On a polished wall, visitors scratched poems more than a thousand years ago.',
  bagan:
    'Between the eleventh and the thirteenth century, kings, nobles and ordinary people covered this plain by the Irrawaddy with temples. More than two thousand remain, mostly of red brick. In the early morning their spires rise from the mist.',
  'angkor-wat':
    'A wide moat surrounds the temple, which was built in the twelfth century for the Hindu god Vishnu and later became Buddhist. Blocks of sandstone came by water from hills some forty kilometres away. Its towers appear on the flag of Cambodia.',
  xian: 'In 1974, farmers digging a well near the city struck pieces of clay: an army of thousands of life-sized soldiers, buried to guard China’s first emperor. They were once painted in bright colours. In later centuries the Silk Road began and ended in this city.',
  'amur-river':
    'Russians call it Amur, Chinese the River of the Black Dragon, and for a long way it is the border between them. In its waters swims the kaluga, a sturgeon that can grow to more than four metres. Tigers leave their tracks in the snowy forests around it.',
  kolyma:
    'This river in Russia’s far north-east is frozen for more than half of the year. Prisoners had to dig gold here in Stalin’s time, and they built the road from Magadan. In its frozen bank lay fruits hidden by ground squirrels about 30,000 years ago; scientists grew flowering plants from them.',
  'bering-strait':
    'Asia and America are some 85 kilometres apart here, and two small islands lie in the middle, one Russian and one American. Only four kilometres and the date line divide them, so from one you look across at tomorrow. In the Ice Age it was dry land.',
  'mount-fuji':
    'This nearly perfect cone is an active volcano, 3,776 metres high, though it has been quiet since 1707. That year its ash fell on the streets of what is now Tokyo. Hokusai made his famous series of views of it; in the best known, a great wave makes it look tiny.',
  borobudur:
    'Twelve centuries ago on Java, builders wrapped a hill in terraces of dark volcanic stone. Whoever walks round them passes more than two thousand carved pictures before reaching the quiet Buddhas at the top. A ship shown there has been rebuilt and sailed all the way to Africa.',
  sulawesi:
    'Four long arms of land sprawl over the sea, and the Toraja of the mountains build houses whose roofs curve like ships. In a cave someone painted a wild pig more than 45,000 years ago. The babirusa, a pig whose tusks curl up over its face, lives only here and on a few islands nearby.',
  papua:
    'Here in the west of New Guinea more than two hundred languages are spoken, often one to a valley. Birds of paradise dance in the forest. The first skins sent to Europe had no feet, so people believed that these birds never landed and lived on dew.',
  'arnhem-land':
    'Its Aboriginal owners, among them the Yolngu, have told their stories on rock and bark for longer than anyone can count. The didgeridoo is at home here. Sailors from Sulawesi came each year to gather sea cucumbers, before there were any British towns in the north.',
  'bungle-bungle-range':
    'Thousands of sandstone domes stand here like beehives, striped orange and grey. The grey bands are a thin living skin of microbes that keeps the soft rock from crumbling. The Kija and Jaru people always knew the place; other Australians mostly learned of it from a film in the 1980s.',
  'great-barrier-reef':
    'Tiny animals built it: coral polyps, whose skeletons form nearly three thousand reefs along 2,300 kilometres of Australia’s coast. A few nights after a full moon in spring, the corals release their eggs together, and the sea looks as though it were snowing upwards.',
  uluru:
    'What stands in the desert is the edge of a huge slab of sandstone, tilted until its layers are almost upright, 348 metres above the plain. Rust gives it its red colour. The Anangu, who got their land back in 1985, no longer let visitors climb it but invite them to walk around it.',
  perth:
    'More than two thousand kilometres of bush and desert lie between this city and Adelaide, the nearest big one. In 1697 Dutch sailors met black swans on its river; in Europe, all swans were thought to be white. In 1962 people left their lights on at night to greet an astronaut passing overhead.',
  tasmania:
    'Rising seas cut this island off from Australia about 12,000 years ago. The Tasmanian devil, a black marsupial with a terrible scream, lives wild in its forests. In the rainy west grow Huon pines, slow trees that can become more than two thousand years old.',
  fiordland:
    'Glaciers carved these deep valleys, and the sea came in. So much rain falls that fresh water, brown as tea, floats on the salt water and keeps out the light; black corals grow unusually near the surface. In 1948 the takahē, a blue flightless bird believed extinct, was found here.',
} as const;
