import useBaseUrl from '@docusaurus/useBaseUrl';
import dot from '@site/static/img/dot.png';
import paper from './paper.pdf';

/** Refers to files in all ways that are possible in code. */
export default function Files() {
  const addressed = useBaseUrl(require('@site/static/img/dot.png').default);
  return (
    <div className="files">
      <img alt="imported" src={dot} />
      <img alt="required" src={require('@site/static/img/dot.png').default} />
      <img alt="bare" src={require('@site/static/img/dot.png')} />
      <img alt="addressed" src={addressed} />
      <a href={paper}>imported</a>
      <a href={require('./paper.pdf').default}>required</a>
      <a href={`${require('./paper.pdf')}`}>bare</a>
    </div>
  );
}
