/** States and provinces of the United States and Canada, as `code name`. */
const regions = {
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|QC Québec|SK Saskatchewan|YT Yukon',
}

/** Countries with their codes of three letters and of two, as `codes name`. */
const countries =
  'USA US United States|USA US United States of America|CAN CA Canada|MEX MX Mexico|CHN CN China|IND IN India|VNM VN Vietnam|BGD BD Bangladesh|PAK PK Pakistan|IDN ID Indonesia|THA TH Thailand|TWN TW Taiwan|KOR KR South Korea|JPN JP Japan|PHL PH Philippines|MYS MY Malaysia|SGP SG Singapore|HKG HK Hong Kong|AUS AU Australia|NZL NZ New Zealand|GBR GB United Kingdom|GBR GB Great Britain|IRL IE Ireland|DEU DE Germany|FRA FR France|ITA IT Italy|ESP ES Spain|PRT PT Portugal|NLD NL Netherlands|BEL BE Belgium|AUT AT Austria|CHE CH Switzerland|POL PL Poland|SWE SE Sweden|DNK DK Denmark|NOR NO Norway|FIN FI Finland|TUR TR Turkey|BRA BR Brazil|COL CO Colombia|PER PE Peru|CHL CL Chile|ARG AR Argentina|PRI PR Puerto Rico'

/** The codes of each list by the name and by each code, in small letters. */
const codesByName = new Map(
  [...Object.values(regions), countries].map((list) => [
    list,
    new Map(
      list.split('|').flatMap((entry) => {
        const words = entry.split(' ')
        const first = words.findIndex((word) => word !== word.toUpperCase())
        const codes = words.slice(0, first)
        return [words.slice(first).join(' '), ...codes].map((name): [string, string[]] => [name.toLowerCase(), codes])
      }),
    ),
  ]),
)

/**
 * The codes that the name or abbreviation (`U.S.A.`) of a state, province or country stands for, the usual one first.
 * @param field Name of the element that has the name.
 * @param country The country beside a state.
 */
export function regionCodes(field: string, text: string, country: string | undefined): readonly string[] {
  const name = text.trim().toLowerCase().replaceAll('.', '').replaceAll(/\s+/g, ' ')
  if (field === 'Country') return codesByName.get(countries)?.get(name) ?? []
  if (field !== 'State') return []
  const nation = (country ?? '').trim().toUpperCase()
  return Object.entries(regions).flatMap(([code, list]) => {
    const isThere =
      nation === '' ||
      nation.startsWith(code) ||
      codesByName.get(countries)?.get(nation.toLowerCase())?.includes(code) === true
    return isThere ? (codesByName.get(list)?.get(name) ?? []) : []
  })
}
