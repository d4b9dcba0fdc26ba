import {findGroups,locate} from '/work/main/scripts/prebuilt/modules.mjs';
if(!Map.groupBy)Map.groupBy=(l,f)=>{const m=new Map();for(const x of l){const k=f(x);(m.get(k)??m.set(k,[]).get(k)).push(x)}return m};
const t=performance.now();
const {groups,exportsOf}=await findGroups();
console.log('ms',performance.now()-t|0,'groups',groups.length,'files',groups.flat().length);
for(const g of groups.sort((a,b)=>b.length-a.length))console.log(g.length,locate(g[0]).name,g.map(f=>locate(f).path.replace('dist/','').replace('/index.js','')).join(' ').slice(0,200));
