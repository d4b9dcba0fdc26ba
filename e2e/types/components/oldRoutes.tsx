import {
  generatePath,
  matchPath,
  NavLink,
  Prompt,
  Redirect,
  Route,
  type RouteComponentProps,
  Switch,
  useHistory,
  useNavigate,
  useRouteMatch,
  withRouter,
} from 'react-router-dom';

interface UserProps extends RouteComponentProps<{id: string}> {
  readonly name: string;
}

const User = withRouter(({match, history, name}: UserProps) => (
  <button type="button" onClick={() => history.push(generatePath('/users/:id', match.params))}>
    {name}
  </button>
));

export function OldRoutes() {
  const match = useRouteMatch<{team: string}>('/teams/:team');
  const user = matchPath('/users/1', {path: '/users/:id', exact: true});
  const history = useHistory();
  const navigate = useNavigate();
  return (
    <Switch>
      <Redirect exact from="/old/:id" to="/users/:id" />
      <Route path="/users/:id" render={({location}) => <p>{location.pathname}</p>} />
      <Route exact path={['/a', '/b']} component={User} />
      <Route>
        <User name="One" />
        {/* @ts-expect-error The name is missing. */}
        <User />
        <NavLink exact activeClassName="here" to={{pathname: match?.params.team, state: user?.params}} />
        <Prompt when message={(location) => location.pathname === history.location.pathname} />
        <button type="button" onClick={() => navigate(-1)} />
      </Route>
    </Switch>
  );
}
