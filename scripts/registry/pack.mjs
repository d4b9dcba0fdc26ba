// Packs all packages of the repository into a folder: node scripts/registry/pack.mjs <folder>
import {packPackages} from './packPackages.mjs';

await packPackages(process.argv[2]);
