import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import rangeParser from 'parse-numeric-range';

if (ExecutionEnvironment.canUseDOM) document.documentElement.dataset.lines = rangeParser('1-3').join(' ');
