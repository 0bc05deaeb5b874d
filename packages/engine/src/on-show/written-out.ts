/** What people type for a word in a hurry, and the word; a spelling is here only where it is no other word of its language. */
const pairs = `
  u=you ur=your r=are ure=you're youre=you're yall=you cuz=because coz=because bc=because thru=through tho=though tmrw=tomorrow
  tn=tonight 2nite=tonight tonite=tonight nite=night smth=something sth=something ppl=people msg=message msgs=messages luv=love
  dont=don't cant=can't wont=won't didnt=didn't doesnt=doesn't isnt=isn't wasnt=wasn't havent=haven't hasnt=hasn't hadnt=hadn't
  couldnt=couldn't wouldnt=wouldn't shouldnt=shouldn't aint=ain't im=i'm ive=i've youve=you've theyre=they're theyve=they've
  thats=that's whats=what's hes=he's shes=she's wanna=want gotta=got pls=please plz=please
  nich=nicht nix=nichts nen=einen ne=eine hab=habe kannste=kannst haste=hast biste=bist willste=willst kein=keinen
  q=que xq=porque pq=porque tb=tambien tmb=tambien pa=para
  vc=voce vcs=voces ta=esta to=estou pra=para pro=para n=nao nn=nao tbm=tambem mt=muito blz=beleza hj=hoje dps=depois
  mei=mein hu=hoon hun=hoon h=hai nhi=nahi nai=nahi ni=nahi krna=karna kr=kar rha=raha rhi=rahi rhe=rahe kro=karo tuje=tujhe muje=mujhe
  mje=mujhe kyu=kyun q=kyun bht=bahut bohot=bahut bahot=bahut
`

/** Every reading of a spelling: `q` is one word in Spanish, another in Hindi. */
export const writtenOut: ReadonlyMap<string, readonly string[]> = readingsOf(pairs)

export function readingsOf(pairs: string): Map<string, readonly string[]> {
  const readings = new Map<string, readonly string[]>()
  for (const pair of pairs.trim().split(/\s+/)) {
    const [written, out] = pair.split('=')
    readings.set(written, [...(readings.get(written) ?? []), out])
  }
  return readings
}
