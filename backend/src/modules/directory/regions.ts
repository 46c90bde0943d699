export interface Region {
  readonly id: number
  readonly code: string
  readonly name: string
}

export const SPANISH_PROVINCES: readonly Region[] = [
  { id: 1, code: 'ES-C', name: 'A Coruña' },
  { id: 2, code: 'ES-VI', name: 'Álava' },
  { id: 3, code: 'ES-AB', name: 'Albacete' },
  { id: 4, code: 'ES-A', name: 'Alicante' },
  { id: 5, code: 'ES-AL', name: 'Almería' },
  { id: 6, code: 'ES-O', name: 'Asturias' },
  { id: 7, code: 'ES-AV', name: 'Ávila' },
  { id: 8, code: 'ES-BA', name: 'Badajoz' },
  { id: 9, code: 'ES-B', name: 'Barcelona' },
  { id: 10, code: 'ES-BI', name: 'Bizkaia' },
  { id: 11, code: 'ES-BU', name: 'Burgos' },
  { id: 12, code: 'ES-CC', name: 'Cáceres' },
  { id: 13, code: 'ES-CA', name: 'Cádiz' },
  { id: 14, code: 'ES-S', name: 'Cantabria' },
  { id: 15, code: 'ES-CS', name: 'Castellón' },
  { id: 16, code: 'ES-CR', name: 'Ciudad Real' },
  { id: 17, code: 'ES-CO', name: 'Córdoba' },
  { id: 18, code: 'ES-CU', name: 'Cuenca' },
  { id: 19, code: 'ES-SS', name: 'Gipuzkoa' },
  { id: 20, code: 'ES-GI', name: 'Girona' },
  { id: 21, code: 'ES-GR', name: 'Granada' },
  { id: 22, code: 'ES-GU', name: 'Guadalajara' },
  { id: 23, code: 'ES-H', name: 'Huelva' },
  { id: 24, code: 'ES-HU', name: 'Huesca' },
  { id: 25, code: 'ES-PM', name: 'Illes Balears' },
  { id: 26, code: 'ES-J', name: 'Jaén' },
  { id: 27, code: 'ES-LO', name: 'La Rioja' },
  { id: 28, code: 'ES-GC', name: 'Las Palmas' },
  { id: 29, code: 'ES-LE', name: 'León' },
  { id: 30, code: 'ES-L', name: 'Lleida' },
  { id: 31, code: 'ES-LU', name: 'Lugo' },
  { id: 32, code: 'ES-M', name: 'Madrid' },
  { id: 33, code: 'ES-MA', name: 'Málaga' },
  { id: 34, code: 'ES-MU', name: 'Murcia' },
  { id: 35, code: 'ES-NA', name: 'Navarra' },
  { id: 36, code: 'ES-OR', name: 'Ourense' },
  { id: 37, code: 'ES-P', name: 'Palencia' },
  { id: 38, code: 'ES-PO', name: 'Pontevedra' },
  { id: 39, code: 'ES-SA', name: 'Salamanca' },
  { id: 40, code: 'ES-TF', name: 'Santa Cruz de Tenerife' },
  { id: 41, code: 'ES-SG', name: 'Segovia' },
  { id: 42, code: 'ES-SE', name: 'Sevilla' },
  { id: 43, code: 'ES-SO', name: 'Soria' },
  { id: 44, code: 'ES-T', name: 'Tarragona' },
  { id: 45, code: 'ES-TE', name: 'Teruel' },
  { id: 46, code: 'ES-TO', name: 'Toledo' },
  { id: 47, code: 'ES-V', name: 'Valencia' },
  { id: 48, code: 'ES-VA', name: 'Valladolid' },
  { id: 49, code: 'ES-ZA', name: 'Zamora' },
  { id: 50, code: 'ES-Z', name: 'Zaragoza' },
]

/** With Magento's ids. Four regions of the Armed Forces share one code, so the code alone is ambiguous. */
export const US_STATES: readonly Region[] = regions(
  1,
  'AL:Alabama,AK:Alaska,AS:American Samoa,AZ:Arizona,AR:Arkansas,AE:Armed Forces Africa,AA:Armed Forces Americas,' +
  'AE:Armed Forces Canada,AE:Armed Forces Europe,AE:Armed Forces Middle East,AP:Armed Forces Pacific,CA:California,' +
  'CO:Colorado,CT:Connecticut,DE:Delaware,DC:District of Columbia,FM:Federated States Of Micronesia,FL:Florida,' +
  'GA:Georgia,GU:Guam,HI:Hawaii,ID:Idaho,IL:Illinois,IN:Indiana,IA:Iowa,KS:Kansas,KY:Kentucky,LA:Louisiana,ME:Maine,' +
  'MH:Marshall Islands,MD:Maryland,MA:Massachusetts,MI:Michigan,MN:Minnesota,MS:Mississippi,MO:Missouri,MT:Montana,' +
  'NE:Nebraska,NV:Nevada,NH:New Hampshire,NJ:New Jersey,NM:New Mexico,NY:New York,NC:North Carolina,ND:North Dakota,' +
  'MP:Northern Mariana Islands,OH:Ohio,OK:Oklahoma,OR:Oregon,PW:Palau,PA:Pennsylvania,PR:Puerto Rico,RI:Rhode Island,' +
  'SC:South Carolina,SD:South Dakota,TN:Tennessee,TX:Texas,UT:Utah,VT:Vermont,VI:Virgin Islands,VA:Virginia,' +
  'WA:Washington,WV:West Virginia,WI:Wisconsin,WY:Wyoming',
)

export const CANADIAN_PROVINCES: readonly Region[] = regions(
  66,
  'AB:Alberta,BC:British Columbia,MB:Manitoba,NL:Newfoundland and Labrador,NB:New Brunswick,NS:Nova Scotia,' +
  'NT:Northwest Territories,NU:Nunavut,ON:Ontario,PE:Prince Edward Island,QC:Quebec,SK:Saskatchewan,YT:Yukon Territory',
)

/** Voivodeships, with Magento's codes; their ids differ between Magentos. */
export const POLISH_VOIVODESHIPS: readonly Region[] = regions(
  690,
  'PL-02:dolnośląskie,PL-04:kujawsko-pomorskie,PL-06:lubelskie,PL-08:lubuskie,PL-10:łódzkie,PL-12:małopolskie,' +
  'PL-14:mazowieckie,PL-16:opolskie,PL-18:podkarpackie,PL-20:podlaskie,PL-22:pomorskie,PL-24:śląskie,PL-26:świętokrzyskie,' +
  'PL-28:warmińsko-mazurskie,PL-30:wielkopolskie,PL-32:zachodniopomorskie',
)

function regions(firstId: number, list: string): Region[] {
  return list.split(',').map((entry, index) => {
    const [code = '', name = ''] = entry.split(':')
    return { id: firstId + index, code, name }
  })
}
